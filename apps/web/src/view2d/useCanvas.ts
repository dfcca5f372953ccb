import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Size } from './geometry.ts';

interface Store {
  subscribe(told: () => void): () => void;
}

interface Drawing {
  /** A frame is drawn when one of them has changed. */
  stores: readonly Store[];
  /** The canvas has another size, in CSS pixels. */
  onSize(size: Size): void;
  draw(context: CanvasRenderingContext2D): void;
}

/**
 * Keeps an opaque canvas as large as its parent, in the screen's own pixels, and draws at most one frame each time the
 * screen is renewed. The drawing's functions are those of the last render.
 */
export function useCanvas(drawing: Drawing): RefObject<HTMLCanvasElement | null> {
  const ref = useRef<HTMLCanvasElement>(null);
  const latest = useRef(drawing);
  const request = useRef(() => {});
  useEffect(() => {
    latest.current = drawing;
    request.current();
  });
  useEffect(() => {
    const canvas = ref.current!;
    const context = canvas.getContext('2d', { alpha: false })!;
    let frame = 0;
    request.current = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        latest.current.draw(context);
      });
    };
    const resized = (): void => {
      const size = resize(canvas);
      if (size) latest.current.onSize(size);
      request.current();
    };
    const observer = new ResizeObserver(resized);
    observer.observe(canvas.parentElement!);
    resized();
    const stops = latest.current.stores.map((store) => store.subscribe(() => request.current()));
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      stops.forEach((stop) => stop());
    };
  }, []);
  return ref;
}

function resize(canvas: HTMLCanvasElement): Size | undefined {
  const { clientWidth: width, clientHeight: height } = canvas.parentElement!;
  // A hidden tab has no size; its view must be the same when it comes back.
  if (width === 0 || height === 0) return undefined;
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
  return { width, height };
}
