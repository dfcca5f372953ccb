import { useEffect } from 'react';
import type { RefObject } from 'react';
import { panBy, zoomBy } from '../store/viewStore.ts';

const LINE = 16;
const PER_PIXEL = 0.0022;

/** The wheel zooms with Ctrl (a pinch on a touchpad says the same) and pans otherwise. */
export function useWheel(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current!;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
      if (event.ctrlKey || event.metaKey) {
        const { left, top } = element.getBoundingClientRect();
        zoomBy(Math.exp(-dy * PER_PIXEL), { x: event.clientX - left, y: event.clientY - top });
      } else if (event.shiftKey && dx === 0) panBy(-dy, 0);
      else panBy(-dx, -dy);
    };
    // React's own wheel listener is passive and could not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [target]);
}
