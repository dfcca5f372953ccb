import { Suspense } from 'react';
import { Loading } from '../../../Loading.tsx';
import type { TextProps } from './TextView.tsx';
import { TextView } from './lazyViews.ts';
import './editor.css';

/** Shows a text that is not (or not yet) in the tree; fills its parent. */
export function CodeText(props: TextProps) {
  return (
    <Suspense fallback={<Loading />}>
      <TextView {...props} />
    </Suspense>
  );
}
