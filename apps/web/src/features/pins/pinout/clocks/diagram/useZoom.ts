import { useEffect, useState } from 'react';
import { BOX } from '../layout/layout.ts';
import type { Layout } from '../layout/layout.ts';

/** Below this the texts of the boxes are too small to read: the diagram scrolls instead. */
const LEAST_FIT = 0.75;
/** Beside HCLK when it is brought in sight. */
const BUS_MARGIN = 24;
const STEP = 1.2;
const RANGE = { min: 0.4, max: 2.5 };

export interface Zoom {
  factor: number;
  larger: () => void;
  smaller: () => void;
  fit: () => void;
}

/**
 * Fits the diagram's width to its frame until the user zooms: by commands, or Ctrl and the wheel. Where it
 * does not fit it opens with HCLK in sight.
 */
export function useZoom({ width, boxes }: Layout, frame: HTMLElement | null): Zoom {
  const [room, setRoom] = useState(width);
  const [chosen, setChosen] = useState<number>();
  const fitting = Math.min(1, Math.max(LEAST_FIT, room / width));
  useEffect(() => {
    if (!frame) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    observer.observe(frame);
    return () => observer.disconnect();
  }, [frame]);
  useEffect(() => {
    const bus = boxes.find(({ node }) => node.name === 'AHBPrescaler');
    if (!frame || !bus) return;
    const factor = Math.min(1, Math.max(LEAST_FIT, frame.clientWidth / width));
    frame.scrollTo({ left: (bus.x + BOX.width + BUS_MARGIN) * factor - frame.clientWidth });
  }, [frame, boxes, width]);
  useEffect(() => {
    if (!frame) return undefined;
    const by = (times: number) => setChosen((now = fitting) => clamp(now * times));
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      by(event.deltaY < 0 ? STEP : 1 / STEP);
    };
    frame.addEventListener('wheel', onWheel, { passive: false });
    return () => frame.removeEventListener('wheel', onWheel);
  }, [frame, fitting]);
  return {
    factor: chosen ?? fitting,
    larger: () => setChosen((now = fitting) => clamp(now * STEP)),
    smaller: () => setChosen((now = fitting) => clamp(now / STEP)),
    fit: () => setChosen(undefined),
  };
}

function clamp(factor: number): number {
  return Math.min(Math.max(factor, RANGE.min), RANGE.max);
}
