import type { Frame, Span } from '@netloom/waves/drawing';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Ticks that are drawn beyond the window, on either side; the picture is drawn anew after so many. */
const AROUND = 40;

/** The ticks that a scrolled picture shows, in steps, so that a drawing of many thousand cells costs what is seen of it. */
export function useShownSpan(scroller: RefObject<HTMLElement | null>, { tick, from }: Frame): Span {
  const [shown, setShown] = useState<Span>({ from: 0, to: 2 * AROUND });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = () => {
      const first = Math.floor(element.scrollLeft / tick / AROUND) * AROUND;
      const count = Math.ceil(element.clientWidth / tick / AROUND) * AROUND;
      const next = { from: from + first - AROUND, to: from + first + count + 2 * AROUND };
      setShown((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, tick, from]);
  return shown;
}
