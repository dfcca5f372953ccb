import { Suspense } from 'react';
import { Loading } from '../../../Loading.tsx';
import type { LiveProps } from './LiveView.tsx';
import { LiveView } from './lazyViews.ts';
import './editor.css';

/** Edits a text that something else edits too; fills its parent. */
export function CodeLive(props: LiveProps) {
  return (
    <Suspense fallback={<Loading />}>
      <LiveView {...props} />
    </Suspense>
  );
}
