import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isHead } from './logRows.ts';
import type { LogRow } from './logRows.ts';
import { characterAt, endOf, holds, startOf } from './logWindow.ts';
import type { LogWindow } from './logWindow.ts';
import { rowAt } from './rows.ts';

/** Height of a row in CSS pixels; `log.css` draws them so. */
export const ROW = 18;

/** What is to be scrolled to, once: a byte of the text, or the head of the section that begins there. */
export interface Goal {
  offset: number;
  head?: boolean;
}

function rowOfGoal({ offset, head = false }: Goal, rows: readonly LogRow[], window: LogWindow): number {
  if (head) return rows.findIndex((row) => isHead(row) && row.section.from === offset);
  return holds(window, offset) ? rowAt(rows, characterAt(window, offset)) : -1;
}

/** Scrolls over rows of which only those in view are drawn: to a goal, with the end, or where the reader scrolls. */
export function useLogScroll(
  window: LogWindow,
  rows: readonly LogRow[],
  goal: Goal | null,
  following: boolean,
) {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const current = useMemo(() => (goal === null ? -1 : rowOfGoal(goal, rows, window)), [goal, rows, window]);

  // Rows that are put in front must not move what is being read.
  const before = useRef({ start: 0, end: 0, rows: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    const [start, end] = [startOf(window), endOf(window)];
    const grew = rows.length - before.current.rows;
    const inFront = start < before.current.start && end <= before.current.end && grew > 0;
    if (element !== null && inFront) element.scrollTop += grew * ROW;
    before.current = { start, end, rows: rows.length };
  }, [window, rows]);

  useLayoutEffect(() => {
    if (following && scroller.current !== null) scroller.current.scrollTop = rows.length * ROW;
  }, [following, rows]);

  const placed = useRef<Goal | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (current < 0 || element === null || placed.current === goal) return;
    element.scrollTop = Math.max(0, goal?.head ? current * ROW : current * ROW - element.clientHeight / 2);
    placed.current = goal;
  }, [current, goal]);

  /** Takes over where the reader has scrolled to; false when that is above the end. */
  function onScroll(): boolean {
    const element = scroller.current;
    if (element === null) return true;
    const { scrollTop, clientHeight, scrollHeight } = element;
    setView({ top: scrollTop, height: clientHeight });
    return scrollHeight - scrollTop - clientHeight <= 2 * ROW;
  }

  const first = Math.max(0, Math.min(rows.length - 1, Math.floor(view.top / ROW)));
  const last = Math.max(0, Math.min(rows.length - 1, Math.ceil((view.top + view.height) / ROW)));
  return { scroller, onScroll, current, first, last };
}
