import { useEffect } from 'react';
import { onStreamMessage } from '../../../stream/index.ts';
import { coalesced } from './coalesced.ts';
import { refreshRuns } from './refreshRuns.ts';

/** A change is seen within a second even while runs end by the dozen. */
const PAUSE_MS = 500;

const refresh = coalesced(refreshRuns, PAUSE_MS);

/** Keeps what is shown of runs up to date with the server, also after a time without a connection. */
export function useRunChanges(): void {
  useEffect(
    () =>
      onStreamMessage(({ type }) => {
        if (type === 'hello' || type === 'runs-changed') refresh();
      }),
    [],
  );
}
