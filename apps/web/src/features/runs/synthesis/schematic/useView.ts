import { useCallback, useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';

/** What part of a drawing is seen: scale, and where its origin is in the view. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

const SMALLEST = 0.02;
const LARGEST = 6;
const MARGIN = 24;
/** Small drawings are not blown up. */
const FIT_LARGEST = 1.6;

interface Size {
  width: number;
  height: number;
}

function zoomed(view: View, factor: number, x: number, y: number): View {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, view.scale * factor));
  const change = scale / view.scale;
  return { scale, x: x - (x - view.x) * change, y: y - (y - view.y) * change };
}

function fitted(drawing: Size, room: Size): View {
  const across = (room.width - 2 * MARGIN) / drawing.width;
  const down = (room.height - 2 * MARGIN) / drawing.height;
  const scale = Math.min(FIT_LARGEST, Math.max(SMALLEST, Math.min(across, down)));
  return {
    scale,
    x: (room.width - drawing.width * scale) / 2,
    y: (room.height - drawing.height * scale) / 2,
  };
}

/** Pan by dragging, zoom by the wheel at the pointer. Attach `attach` as the element's `ref`, and the handlers. */
export function useView({ width, height }: Size) {
  const [element, setElement] = useState<SVGSVGElement | null>(null);
  const [view, setView] = useState<View>({ scale: 1, x: 0, y: 0 });
  const drag = useRef<{ x: number; y: number } | null>(null);

  const room = () => element?.getBoundingClientRect() ?? { width: 1, height: 1 };
  const zoom = (factor: number) => {
    const size = room();
    setView((known) => zoomed(known, factor, size.width / 2, size.height / 2));
  };
  const centre = (x: number, y: number) => {
    const size = room();
    const scale = Math.max(view.scale, 1);
    setView({ scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale });
  };
  const attach = useCallback(
    (svg: SVGSVGElement | null) => {
      setElement(svg);
      if (svg) setView(fitted({ width, height }, svg.getBoundingClientRect()));
    },
    [width, height],
  );

  useEffect(() => {
    if (element === null) return;
    // React's own wheel handler is passive and could not keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const factor = 1.0015 ** -event.deltaY;
      setView((known) => zoomed(known, factor, event.clientX - left, event.clientY - top));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [element]);

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      drag.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = drag.current;
      if (from === null || event.buttons === 0) return;
      drag.current = { x: event.clientX, y: event.clientY };
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      setView((known) => ({ ...known, x: known.x + dx, y: known.y + dy }));
    },
    onPointerUp: () => {
      drag.current = null;
    },
  };
  const fit = () => setView(fitted({ width, height }, room()));
  return { attach, element, view, fit, zoom, centre, handlers };
}
