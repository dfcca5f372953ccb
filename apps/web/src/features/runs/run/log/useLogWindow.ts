import { runLog } from '@netloom/contract';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { announceError } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { emptyLog, reduceLog } from './logState.ts';
import type { LogAction, LogState } from './logState.ts';
import { READ_BYTES, endOf, startOf } from './logWindow.ts';
import type { LogRead } from './logWindow.ts';
import { openBefore, openFrom, openRanges, readable, sectionAt } from './sections.ts';
import type { Ranges, Section } from './sections.ts';

export type ReadLog = (offset: number, length: number) => Promise<LogRead>;

export interface LogReader extends LogState {
  ranges: Ranges;
  read: ReadLog;
  /** Reads on at either end; false where nothing is left. */
  more: (to: 'start' | 'end') => boolean;
  /** Holds the part of the log around byte `offset` instead, unfolded. */
  jump: (offset: number) => void;
  toggle: (section: Section) => void;
  foldAll: () => void;
  /** Unfolds all sections and goes on at byte `at`. */
  unfoldAll: (at: number) => void;
}

/** Reads a run's log by ranges, first around byte `start` (null: its end). `size` is what is known of its length. */
export function useLogWindow(
  runId: string,
  size: number,
  start: number | null,
  sections: readonly Section[],
): LogReader {
  const [{ window, folded }, dispatch] = useReducer(reduceLog, emptyLog);
  const ranges = useMemo(() => openRanges(sections, folded), [sections, folded]);
  const busy = useRef<Promise<void> | null>(null);

  const read = useCallback<ReadLog>(
    async (offset, length) => {
      const reply = await callApi(runLog, { query: { runId, offset, length } });
      return { offset, text: reply.text, end: reply.nextOffset, size: reply.size };
    },
    [runId],
  );

  const load = useCallback(
    (part: { from: number; length: number }, action: (read: LogRead) => LogAction) => {
      const done = (busy.current ?? Promise.resolve())
        .then(async () => dispatch(action(await read(part.from, part.length))))
        .catch(announceError)
        .finally(() => {
          if (busy.current === done) busy.current = null;
        });
      busy.current = done;
    },
    [read],
  );

  const jump = useCallback(
    (offset: number) => {
      const section = sectionAt(sections, offset);
      const hidden = section !== undefined && folded.has(section.key);
      if (hidden) dispatch({ type: 'unfold', section });
      const open = hidden
        ? openRanges(sections, new Set([...folded].filter((key) => key !== section.key)))
        : ranges;
      const from = readable(open, offset, READ_BYTES / 2, 'start')?.from ?? offset;
      const part = readable(open, from, READ_BYTES, 'end');
      if (part !== null) load(part, (found) => ({ type: 'anew', read: found }));
    },
    [folded, load, ranges, sections],
  );

  const more = useCallback(
    (to: 'start' | 'end') => {
      const edge = to === 'end' ? endOf(window) : startOf(window);
      const at = to === 'end' ? openFrom(ranges, edge) : openBefore(ranges, edge);
      if (to === 'end' ? at >= Math.max(size, window.size) : at <= 0) return false;
      const part = readable(ranges, at, READ_BYTES, to);
      if (part !== null && busy.current === null) load(part, (found) => ({ type: to, edge, read: found }));
      return true;
    },
    [load, ranges, size, window],
  );

  const started = useRef(false);
  const first = start ?? (size > 0 ? size : null);
  useEffect(() => {
    if (started.current || first === null) return;
    started.current = true;
    jump(first);
  }, [first, jump]);

  return {
    window,
    folded,
    ranges,
    read,
    more,
    jump,
    toggle: (section) => dispatch({ type: folded.has(section.key) ? 'unfold' : 'fold', section }),
    foldAll: () => dispatch({ type: 'fold-all', sections }),
    unfoldAll: (at) => dispatch({ type: 'unfold-all', at }),
  };
}
