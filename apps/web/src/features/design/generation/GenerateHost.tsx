import { Suspense, lazy } from 'react';
import { useGeneration } from './generationStore.ts';

const GenerateDialog = lazy(() => import('./GenerateDialog.tsx'));

/** Where the generation dialog appears, whichever screen asks for it. */
export function GenerateHost() {
  const request = useGeneration((state) => state.request);
  if (request === null) return null;
  return (
    <Suspense>
      <GenerateDialog request={request} />
    </Suspense>
  );
}
