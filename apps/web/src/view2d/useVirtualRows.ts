import { useState } from 'react';
import type { UIEvent } from 'react';

const extra = 6;

/** Which rows of a long list of equal heights are in sight, with a few to spare. */
export function useVirtualRows(count: number, rowHeight: number, height: number) {
  const [scrollTop, setScrollTop] = useState(0);
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - extra);
  const last = Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + extra);
  return {
    first,
    last,
    atEnd: last >= count,
    onScroll: (event: UIEvent<HTMLElement>) => setScrollTop(event.currentTarget.scrollTop),
  };
}
