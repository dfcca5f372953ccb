import { Suspense } from 'react';
import { Loading } from '../../../Loading.tsx';
import type { DiffProps } from './DiffView.tsx';
import { DiffView } from './lazyViews.ts';
import './editor.css';

/** Compares two texts of a file; fills its parent. */
export function CodeDiff(props: DiffProps) {
  return (
    <Suspense fallback={<Loading />}>
      <DiffView {...props} />
    </Suspense>
  );
}
