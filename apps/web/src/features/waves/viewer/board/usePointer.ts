import { useEffect } from 'react';
import type { Dispatch, RefObject } from 'react';
import type { Span } from '../view/span.ts';
import type { ViewAction } from '../view/actions.ts';

const dragThreshold = 4;
const wheelZoom = 0.0016;

interface Point {
  x: number;
  y: number;
}

export interface PointerTarget {
  /** The visible stretch when the event happens. */
  span: () => Span;
  dispatch: Dispatch<ViewAction>;
  /** A click without a drag. */
  click: (place: Point, event: PointerEvent) => void;
  /** The marker whose flag is there. */
  flag: (place: Point) => number | undefined;
  clickFlag: (marker: number) => void;
  dragMarker: (marker: number, place: Point) => void;
  dropMarker: () => void;
  /** Pointer's x, or null when it has left. */
  hover: (x: number | null) => void;
  /** Stretch being selected for a zoom, in pixels; null when it ends. */
  band: (edges: { from: number; to: number } | null) => void;
  scroll: (pixels: number) => void;
}

interface Press {
  x: number;
  y: number;
  last: number;
  lastY: number;
  pans: boolean;
  dragged: boolean;
  /** The marker that is held by its flag. */
  marker?: number;
}

/** Mouse, pen and touch on the wave canvas: click, drag to zoom or pan, wheel and pinch. */
export function usePointer(element: RefObject<HTMLElement | null>, target: RefObject<PointerTarget>): void {
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const hand = new Hand(box, target);
    const listeners = {
      pointerdown: (event: PointerEvent) => hand.down(event),
      pointermove: (event: PointerEvent) => hand.move(event),
      pointerup: (event: PointerEvent) => hand.up(event),
      pointercancel: (event: PointerEvent) => hand.cancel(event),
      pointerleave: () => target.current.hover(null),
      wheel: (event: WheelEvent) => hand.wheel(event),
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) box.addEventListener(name, listener, { passive: false });
    return () => entries.forEach(([name, listener]) => box.removeEventListener(name, listener));
  }, [element, target]);
}

class Hand {
  private readonly box: HTMLElement;
  private readonly target: RefObject<PointerTarget>;
  private readonly presses = new Map<number, Press>();

  constructor(box: HTMLElement, target: RefObject<PointerTarget>) {
    this.box = box;
    this.target = target;
  }

  private place(event: MouseEvent): Point {
    const { left, top } = this.box.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  private get ticksPerPixel(): number {
    const { from, to } = this.target.current.span();
    return (to - from) / this.box.clientWidth;
  }

  private timeAt(x: number): number {
    return this.target.current.span().from + x * this.ticksPerPixel;
  }

  down(event: PointerEvent): void {
    if (event.button > 1) return;
    const { x, y } = this.place(event);
    const pans = event.pointerType === 'touch' || event.button === 1;
    this.box.setPointerCapture(event.pointerId);
    const marker = this.target.current.flag({ x, y });
    this.presses.set(event.pointerId, { x, y, last: x, lastY: y, pans, dragged: false, marker });
    if (event.button === 1) event.preventDefault();
  }

  move(event: PointerEvent): void {
    const { x, y } = this.place(event);
    const press = this.presses.get(event.pointerId);
    if (!press) return this.target.current.hover(x);
    press.dragged ||= Math.hypot(x - press.x, y - press.y) > dragThreshold;
    if (press.dragged && press.marker !== undefined) this.target.current.dragMarker(press.marker, { x, y });
    else if (this.presses.size === 2) this.pinch(event.pointerId, x);
    else if (press.dragged && press.pans) this.pan(press, x, y);
    else if (press.dragged) this.target.current.band({ from: press.x, to: x });
    press.last = x;
    press.lastY = y;
  }

  private pan(press: Press, x: number, y: number): void {
    const { dispatch, scroll } = this.target.current;
    dispatch({ type: 'pan', ticks: (press.last - x) * this.ticksPerPixel });
    scroll(press.lastY - y);
  }

  private pinch(moved: number, x: number): void {
    const other = [...this.presses].find(([id]) => id !== moved)![1];
    const before = Math.abs(this.presses.get(moved)!.last - other.last);
    const factor = Math.abs(x - other.last) / Math.max(1, before);
    const anchor = this.timeAt((x + other.last) / 2);
    if (factor > 0) this.target.current.dispatch({ type: 'zoom', factor, anchor, gliding: true });
  }

  up(event: PointerEvent): void {
    const press = this.presses.get(event.pointerId);
    if (!press) return;
    this.presses.delete(event.pointerId);
    const { x } = this.place(event);
    const { dispatch, click, band, dropMarker, clickFlag } = this.target.current;
    band(null);
    if (press.marker !== undefined) return press.dragged ? dropMarker() : clickFlag(press.marker);
    if (!press.dragged) return click(press, event);
    if (press.pans) return;
    const [from, to] = [this.timeAt(Math.min(press.x, x)), this.timeAt(Math.max(press.x, x))];
    dispatch({ type: 'show', span: { from, to } });
  }

  cancel(event: PointerEvent): void {
    this.presses.delete(event.pointerId);
    this.target.current.band(null);
  }

  /** Zooms at the pointer; with Shift (or a sideways wheel) pans, with Alt scrolls the rows. */
  wheel(event: WheelEvent): void {
    event.preventDefault();
    const { dispatch, scroll } = this.target.current;
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    if (event.altKey) scroll(event.deltaY * pixels);
    else if (Math.abs(sideways) > 0 && (event.shiftKey || Math.abs(sideways) > Math.abs(event.deltaY)))
      dispatch({ type: 'pan', ticks: sideways * pixels * this.ticksPerPixel });
    else {
      const anchor = this.timeAt(this.place(event).x);
      const factor = Math.exp(-event.deltaY * pixels * wheelZoom);
      dispatch({ type: 'zoom', factor, anchor, gliding: true });
    }
  }
}
