import { Suspense } from 'react';
import { Loading } from '../../../Loading.tsx';
import { SignalView } from './lazyViews.ts';
import type { SignalCodeProps } from './codeName.ts';
import './editor.css';

/** A source that is read only, with the values of its signals after their names; fills its parent. */
export function SignalCode(props: SignalCodeProps) {
  return (
    <Suspense fallback={<Loading />}>
      <SignalView {...props} />
    </Suspense>
  );
}
