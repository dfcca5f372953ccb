import { Suspense } from 'react';
import { Loading } from '../../../Loading.tsx';
import type { EditProps } from './EditView.tsx';
import { EditView } from './lazyViews.ts';
import './editor.css';

/** Edits a text that is no file of the tree (yet); fills its parent. */
export function CodeEdit(props: EditProps) {
  return (
    <Suspense fallback={<Loading />}>
      <EditView {...props} />
    </Suspense>
  );
}
