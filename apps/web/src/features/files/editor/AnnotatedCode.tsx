import { Suspense } from 'react';
import { Loading } from '../../../Loading.tsx';
import type { AnnotatedProps } from './AnnotatedView.tsx';
import { AnnotatedView } from './lazyViews.ts';
import './editor.css';

/** A text that is read only, with a note beside its lines; fills its parent. */
export function AnnotatedCode(props: AnnotatedProps) {
  return (
    <Suspense fallback={<Loading />}>
      <AnnotatedView {...props} />
    </Suspense>
  );
}
