import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { Size } from '../../../../view2d/geometry.ts';
import { useSize } from '../../../../view2d/useSize.ts';
import { useWheel } from '../../../../view2d/useWheel.ts';
import { centred, fitted, panned, zoomedAt } from '../../../../view2d/viewport.ts';
import type { Viewport } from '../../../../view2d/viewport.ts';

const FITTING = { margin: 24, most: 1.6 };

/**
 * Fits the drawing to its element until the user pans by dragging, or zooms by the wheel at the pointer. Attach `box` as
 * the element's `ref`, and the handlers.
 */
export function useView({ width, height }: Size) {
  const box = useRef<SVGSVGElement>(null);
  const size = useSize(box);
  const [chosen, setChosen] = useState<Viewport>();
  const whole = fitted({ x: 0, y: 0, width, height }, size, FITTING);
  const change = (next: (now: Viewport) => Viewport) => setChosen((now = whole) => next(now));
  useWheel(box, ({ factor, at }) => change((now) => zoomedAt(now, factor, at)));

  // Browsers do not agree on the unit of `movementX`.
  const last = useRef({ x: 0, y: 0 });
  const handlers = {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      last.current = { x, y };
    },
    onPointerMove: ({ buttons, clientX: x, clientY: y }: PointerEvent) => {
      const [dx, dy] = [x - last.current.x, y - last.current.y];
      last.current = { x, y };
      if (buttons !== 0) change((now) => panned(now, dx, dy));
    },
  };
  const zoom = (factor: number) =>
    change((now) => zoomedAt(now, factor, { x: size.width / 2, y: size.height / 2 }));
  const centre = (x: number, y: number) =>
    change(({ scale }) => centred({ x, y, width: 0, height: 0 }, size, Math.max(scale, 1)));
  return { box, view: chosen ?? whole, fit: () => setChosen(undefined), zoom, centre, handlers };
}
