import { listBisects, showBisect } from '@netloom/contract';
import { useEffect } from 'react';
import { callKey, queryClient } from '../../../api/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';

/** A search goes on when a run of it has ended. */
export function useBisectChanges(): void {
  useEffect(
    () =>
      onStreamMessage(({ type }) => {
        if (type !== 'hello' && type !== 'runs-changed') return;
        void queryClient.invalidateQueries({ queryKey: callKey(showBisect) });
        void queryClient.invalidateQueries({ queryKey: callKey(listBisects) });
      }),
    [],
  );
}
