import { listBugs, showBug } from '@netloom/contract';
import { useEffect } from 'react';
import { callKey, queryClient } from '../../../api/index.ts';
import { onStreamMessage } from '../../../stream/index.ts';

export function refreshBugs(): void {
  for (const call of [listBugs, showBug])
    void queryClient.invalidateQueries({ queryKey: callKey<typeof call>(call) });
}

/** Keeps what is shown of defects up to date with the server. */
export function useBugChanges(): void {
  useEffect(
    () =>
      onStreamMessage(({ type }) => {
        if (type === 'hello' || type === 'bugs-changed') refreshBugs();
      }),
    [],
  );
}
