import { runLog } from '@netloom/contract';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Dispatch } from 'react';
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
  const { read, load, busy } = useReads(runId, dispatch);

  const jump = useCallback(
    (offset: number) => {
      const section = sectionAt(sections, offset);
      const hidden = section !== undefined && folded.has(section.key);
      if (hidden) dispatch({ type: 'unfold', section });
      const part = partAround(offset, hidden ? openRanges(sections, without(folded, section.key)) : ranges);
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
    [busy, load, ranges, size, window],
  );

  useFirst(start ?? (size > 0 ? size : null), jump);

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

type Load = (part: { from: number; length: number }, action: (read: LogRead) => LogAction) => void;

/** Reads of a run's log; those that are held come one after the other, and `busy` is the last of them. */
function useReads(runId: string, dispatch: Dispatch<LogAction>) {
  const busy = useRef<Promise<void> | null>(null);

  const read = useCallback<ReadLog>(
    async (offset, length) => {
      const reply = await callApi(runLog, { query: { runId, offset, length } });
      return { offset, text: reply.text, end: reply.nextOffset, size: reply.size };
    },
    [runId],
  );

  const load = useCallback<Load>(
    (part, action) => {
      const done = (busy.current ?? Promise.resolve())
        .then(async () => dispatch(action(await read(part.from, part.length))))
        .catch(announceError)
        .finally(() => {
          if (busy.current === done) busy.current = null;
        });
      busy.current = done;
    },
    [dispatch, read],
  );

  return { read, load, busy };
}

/** What is read to show a byte: as much before it as behind it. */
function partAround(offset: number, open: Ranges) {
  const from = readable(open, offset, READ_BYTES / 2, 'start')?.from ?? offset;
  return readable(open, from, READ_BYTES, 'end');
}

function without(folded: ReadonlySet<string>, key: string): Set<string> {
  return new Set([...folded].filter((each) => each !== key));
}

/** Goes to the first byte once it is known. */
function useFirst(first: number | null, jump: (offset: number) => void) {
  const started = useRef(false);
  useEffect(() => {
    if (started.current || first === null) return;
    started.current = true;
    jump(first);
  }, [first, jump]);
}
