import { useEffect, useMemo } from 'react';
import type { RefObject } from 'react';
import type { RunState } from '../runState.ts';
import { useLogPreferences } from './logPreferences.ts';
import { isHead, logRows } from './logRows.ts';
import type { LogRow } from './logRows.ts';
import { offsetAt } from './logWindow.ts';
import { sectionAt, sectionsOf } from './sections.ts';
import type { Section } from './sections.ts';
import { useColumns } from './useColumns.ts';
import { useLogPlace } from './useLogPlace.ts';
import type { LogPlace } from './useLogPlace.ts';
import { useLogScroll } from './useLogScroll.ts';
import { useLogWindow } from './useLogWindow.ts';
import type { LogReader } from './useLogWindow.ts';

/** Rows drawn above and below what is seen, and how near to an end the next read begins. */
export const MARGIN = 30;

/** What is held of a log, cut into rows, and which of them are in view. */
export interface LogPicture {
  log: LogReader;
  place: LogPlace;
  sections: readonly Section[];
  /** Bytes of the log so far. */
  size: number;
  rows: readonly LogRow[];
  first: number;
  last: number;
  /** Row of the goal; -1 for none. */
  current: number;
  /** The section that the first row in view belongs to, and whether its head is above the view. */
  topSection: Section | undefined;
  headAbove: boolean;
}

interface Scrolling {
  scroller: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
}

/** Reads a log where the reader stands and on towards where he scrolls; `body` is measured for what a row holds. */
export function useLogPicture(
  runId: string,
  state: RunState,
  start: number | null,
  body: RefObject<HTMLElement | null>,
): [LogPicture, Scrolling] {
  const sections = useMemo(() => sectionsOf(state.logSections), [state.logSections]);
  const log = useLogWindow(runId, state.logSize, start, sections);
  const { window: held, ranges, more } = log;
  const place = useLogPlace(start);
  const { following, goal } = place;
  const columns = useColumns(body);
  const longest = useLogPreferences(({ wrap }) => wrap) ? columns : undefined;
  const rows = useMemo(() => logRows(held, sections, ranges, longest), [held, sections, ranges, longest]);
  const { scroller, onScroll, current, first, last } = useLogScroll(held, rows, goal, following);

  useEffect(() => {
    const readsOn = (following || last > rows.length - MARGIN) && more('end');
    if (!readsOn && first < MARGIN) more('start');
  }, [following, first, last, rows, more]);

  const topSection = sectionAt(sections, offsetAt(held, rows[first]?.at ?? 0));
  const headAbove = topSection !== undefined && !isHead(rows[first]);
  const size = Math.max(state.logSize, held.size);
  /** Scrolling away from the end follows it no more. */
  function leave() {
    if (!onScroll()) place.leaveEnd();
  }

  return [
    { log, place, sections, size, rows, first, last, current, topSection, headAbove },
    { scroller, onScroll: leave },
  ];
}
