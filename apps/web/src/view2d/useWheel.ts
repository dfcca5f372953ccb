import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Point } from './geometry.ts';

/** Pixels of a line, for mice that count in lines. */
const LINE = 16;
const PER_PIXEL = 0.0022;

/** A turn of the wheel, or two fingers on a touchpad. */
export interface WheelTurn {
  /** Pixels to pan by; Shift makes a plain wheel go sideways. */
  dx: number;
  dy: number;
  /** How much larger the drawing becomes if the turn zooms. */
  factor: number;
  /** Pixels from the element's upper left corner. */
  at: Point;
  /** Ctrl or ⌘ is held; a pinch on a touchpad says the same. */
  pinch: boolean;
  shift: boolean;
}

/** Tells the turns of the wheel over an element, which then does not scroll the page. */
export function useWheel(target: RefObject<Element | null>, onTurn: (turn: WheelTurn) => void): void {
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });
  useEffect(() => {
    const element = target.current!;
    const onWheel = (event: Event): void => {
      event.preventDefault();
      latest.current(turnOf(event as WheelEvent, element));
    };
    // React's own wheel listener is passive and could not keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [target]);
}

function turnOf(event: WheelEvent, element: Element): WheelTurn {
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
  const sideways = event.shiftKey && event.deltaX === 0;
  const [across, down] = sideways ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
  const { left, top } = element.getBoundingClientRect();
  return {
    dx: -across * unit || 0,
    dy: -down * unit || 0,
    factor: Math.exp(-event.deltaY * unit * PER_PIXEL),
    at: { x: event.clientX - left, y: event.clientY - top },
    pinch: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
  };
}
