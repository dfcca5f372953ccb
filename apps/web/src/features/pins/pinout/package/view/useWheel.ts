import { useEffect } from 'react';
import type { RefObject } from 'react';
import { panView, zoomView } from './viewStore.ts';

const LINE = 16;
const PER_PIXEL = 0.0022;

/** The wheel zooms at the pointer, as a pinch on a touchpad does; with Shift it moves the view. */
export function useWheel(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current!;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      const { left, top } = element.getBoundingClientRect();
      if (event.shiftKey) panView(-(event.deltaX + event.deltaY) * unit, 0);
      else {
        const factor = Math.exp(-event.deltaY * unit * PER_PIXEL * (event.ctrlKey ? 4 : 1));
        zoomView(factor, { x: event.clientX - left, y: event.clientY - top });
      }
    };
    // React's own wheel listener is passive and could not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [box]);
}
