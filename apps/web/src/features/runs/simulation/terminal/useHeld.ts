import { HELD_SECONDS, holdRun } from '@netloom/contract';
import { useEffect } from 'react';
import { announceError } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { terminalOf } from './terminals.ts';

/** A browser lets a hidden page's timers run once a minute. */
const HOLD_MILLISECONDS = (HELD_SECONDS / 4) * 1000;

/** Tells a run while its terminal is shown that somebody looks at it, and how large it is. */
export function useHeld(runId: string, held: boolean) {
  useEffect(() => {
    if (!held) return;
    const { terminal } = terminalOf(runId);
    let broken = false;
    const hold = () => {
      const { cols: columns, rows } = terminal;
      callApi(holdRun, { body: { runId, columns, rows } }).then(
        () => (broken = false),
        (error: unknown) => {
          if (!broken) announceError(error);
          broken = true;
        },
      );
    };
    hold();
    const resizing = terminal.onResize(hold);
    const timer = setInterval(hold, HOLD_MILLISECONDS);
    return () => {
      resizing.dispose();
      clearInterval(timer);
    };
  }, [runId, held]);
}
