import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ShowLog } from './logPlace.ts';

/** Which tab of a run is shown, and from which byte of the log on. Both are in the address, so that it can be passed on. */
export interface RunPlace {
  /** Null leaves the choice to the run. */
  tab: string | null;
  /** Null is the end of the log. */
  logStart: number | null;
  /** Grows each time that the log is to be shown at a byte, the same one again too. */
  logTurn: number;
  choose: (tab: string) => void;
  showLog: ShowLog;
}

function offsetIn(search: URLSearchParams): number | null {
  const offset = Number(search.get('at') ?? NaN);
  return Number.isSafeInteger(offset) && offset >= 0 ? offset : null;
}

export function useRunPlace(): RunPlace {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab');
  const [log, setLog] = useState(() => ({ start: offsetIn(search), turn: 0 }));
  return useMemo(() => {
    const go = (change: Record<string, string>) =>
      setSearch(
        (known) => {
          const kept = [...known].filter(([name]) => name !== 'at');
          return { ...Object.fromEntries(kept), ...change };
        },
        { replace: true },
      );
    return {
      tab,
      logStart: log.start,
      logTurn: log.turn,
      choose: (next) => go({ tab: next }),
      showLog: (offset) => {
        setLog(({ turn }) => ({ start: offset, turn: turn + 1 }));
        go({ tab: 'log', at: String(offset) });
      },
    };
  }, [tab, log, setSearch]);
}
