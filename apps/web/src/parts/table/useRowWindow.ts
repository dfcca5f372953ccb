import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Rows drawn above and below those in view; the window moves on by steps of half of it. */
const MARGIN = 16;

export interface RowWindow {
  scroller: RefObject<HTMLDivElement | null>;
  first: number;
  last: number;
  /** Whole rows in view. */
  page: number;
  onScroll: () => void;
  /** Scrolls as little as it takes to show a row; the same function at every render. */
  reveal: (row: number) => void;
}

/** Which rows of a long list are drawn. `head` pixels at the top of the scroller are covered. */
export function useRowWindow(rows: number, rowHeight: number, head = 0): RowWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ first: 0, page: 30 });

  function measure() {
    const element = scroller.current;
    if (element === null) return;
    const step = MARGIN / 2;
    const first = Math.floor(element.scrollTop / rowHeight / step) * step;
    const page = Math.max(1, Math.floor((element.clientHeight - head) / rowHeight));
    setView((before) => (before.first === first && before.page === page ? before : { first, page }));
  }

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const page = Math.max(1, Math.floor((element.clientHeight - head) / rowHeight));
      setView((before) => (before.page === page ? before : { ...before, page }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [rowHeight, head]);

  const reveal = useCallback(
    (row: number) => {
      const element = scroller.current;
      if (element === null) return;
      const top = row * rowHeight;
      const room = element.clientHeight - head - rowHeight;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top > element.scrollTop + room) element.scrollTop = top - room;
    },
    [rowHeight, head],
  );

  return {
    scroller,
    first: Math.max(0, Math.min(view.first, rows) - MARGIN),
    last: Math.min(rows, view.first + view.page + 2 * MARGIN),
    page: view.page,
    onScroll: measure,
    reveal,
  };
}
