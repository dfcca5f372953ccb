import { runLog } from '@netloom/contract';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { announceError } from '../../../announce.ts';
import { callApi } from '../../../api/index.ts';
import { READ_BYTES, append, emptyWindow, endOf, prepend, startOf } from './logWindow.ts';
import type { LogRead, LogWindow } from './logWindow.ts';
import type { ReadLog } from './searchLog.ts';

type Action = { to: 'end' | 'start' | 'anew'; read: LogRead };

function reduce(window: LogWindow, { to, read }: Action): LogWindow {
  if (to === 'start') return prepend(window, read);
  return append(to === 'anew' ? emptyWindow : window, read);
}

export interface LogReader {
  window: LogWindow;
  read: ReadLog;
  /** Reads on at either end; does nothing while a read is under way or where nothing is left. */
  more: (to: 'start' | 'end') => void;
  /** Holds the part of the log around byte `offset` instead. */
  jump: (offset: number) => void;
}

/** Reads a run's log by ranges, first around byte `start` (null: its end). `size` is what is known of its length. */
export function useLogWindow(runId: string, size: number, start: number | null): LogReader {
  const [window, dispatch] = useReducer(reduce, emptyWindow);
  const busy = useRef<Promise<void> | null>(null);

  const read = useCallback<ReadLog>(
    async (offset, length) => {
      const reply = await callApi(runLog, { query: { runId, offset, length } });
      return { offset, text: reply.text, end: reply.nextOffset, size: reply.size };
    },
    [runId],
  );

  const load = useCallback(
    (to: Action['to'], offset: number, length = READ_BYTES) => {
      const done = (busy.current ?? Promise.resolve())
        .then(async () => dispatch({ to, read: await read(offset, length) }))
        .catch(announceError)
        .finally(() => {
          if (busy.current === done) busy.current = null;
        });
      busy.current = done;
      return done;
    },
    [read],
  );

  const jump = useCallback((offset: number) => load('anew', Math.max(0, offset - READ_BYTES / 2)), [load]);

  const more = useCallback(
    (to: 'start' | 'end') => {
      if (busy.current !== null) return;
      const first = startOf(window);
      const known = Math.max(size, window.size);
      if (to === 'end' && endOf(window) < known) void load('end', endOf(window));
      if (to === 'start' && first > 0) {
        const from = Math.max(0, first - READ_BYTES);
        void load('start', from, first - from);
      }
    },
    [load, size, window],
  );

  const empty = window.parts.length === 0;
  const first = start ?? (size > 0 ? size : null);
  useEffect(() => {
    if (empty && first !== null && busy.current === null) void jump(first);
  }, [empty, first, jump]);

  return { window, read, more, jump };
}
