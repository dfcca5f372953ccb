import { Suspense, lazy } from 'react';
import { useBuffers } from '../bufferStore.ts';
import { loadMonaco } from '../loadMonaco.ts';

const ConflictDialog = lazy(() => loadMonaco().then(() => import('./ConflictDialog.tsx')));

/** Asks about a file that was written elsewhere, while there is one. */
export function TextConflict() {
  const clash = useBuffers((state) => state.clash);
  if (clash === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ConflictDialog key={`${clash.socVerilogPath} ${clash.hash}`} stored={clash} />
    </Suspense>
  );
}
