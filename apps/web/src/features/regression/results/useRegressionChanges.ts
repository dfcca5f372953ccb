import {
  listRegressions,
  regressionBuckets,
  regressionMatrix,
  regressionResults,
  showRegression,
} from '@netloom/contract';
import { useEffect } from 'react';
import { callKey, queryClient } from '../../../api/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';

/** Results come some time after the run that they are from has ended. */
const PAUSE_MS = 700;

/** Reads again what is shown of regressions. */
export async function refreshRegressions(): Promise<void> {
  const affected = [listRegressions, showRegression, regressionResults, regressionBuckets, regressionMatrix];
  await Promise.all(
    affected.map((call) => queryClient.invalidateQueries({ queryKey: callKey<typeof call>(call) })),
  );
}

/** Keeps what is shown of regressions up to date with the server. */
export function useRegressionChanges(): void {
  useEffect(() => {
    let timer: number | undefined;
    const stop = onStreamMessage(({ type }) => {
      if (type !== 'hello' && type !== 'runs-changed') return;
      timer ??= window.setTimeout(() => {
        timer = undefined;
        void refreshRegressions();
      }, PAUSE_MS);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, []);
}
