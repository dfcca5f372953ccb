import { showSignOff } from '@netloom/contract';
import { useEffect } from 'react';
import { callKey, queryClient } from '../../../api/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';

/** Runs may come by the dozen. */
const PAUSE_MS = 700;

/** Evidence comes when a run has ended. */
export function useEvidenceChanges(): void {
  useEffect(() => {
    let timer: number | undefined;
    const stop = onStreamMessage(({ type }) => {
      if (type !== 'hello' && type !== 'runs-changed') return;
      timer ??= window.setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey: callKey(showSignOff) });
      }, PAUSE_MS);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, []);
}
