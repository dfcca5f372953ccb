import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { fitAll } from '../commands/fitAll.ts';
import { DARK, LIGHT } from '../paint/colours.ts';
import { useSoc } from '../store/socStore.ts';
import { useView } from '../store/viewStore.ts';
import { useMarks } from '../store/marks.ts';
import { useWireValues } from '../probe/wireValues.ts';
import { useTheme } from '../../../../theme/index.ts';
import { drawFrame } from './draw.ts';

/** Keeps the canvas element as large as its box and draws a frame whenever something that it shows has changed. */
export function useCanvas(): RefObject<HTMLCanvasElement | null> {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current!;
    const context = canvas.getContext('2d', { alpha: false })!;
    let frame = 0;
    const request = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        draw(context);
      });
    };
    const observer = new ResizeObserver(() => {
      resize(canvas);
      request();
    });
    observer.observe(canvas.parentElement!);
    resize(canvas);
    const stops = [useSoc, useView, useTheme, useMarks, useWireValues].map((store) =>
      store.subscribe(request),
    );
    request();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      stops.forEach((stop) => stop());
    };
  }, []);
  return ref;
}

function resize(canvas: HTMLCanvasElement): void {
  const { clientWidth: width, clientHeight: height } = canvas.parentElement!;
  // A hidden tab has no size; its view must be the same when it comes back.
  if (width === 0 || height === 0) return;
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
  useView.setState({ size: { width, height } });
}

function draw(context: CanvasRenderingContext2D): void {
  if (useView.getState().fitPending) {
    useView.setState({ fitPending: false });
    fitAll();
  }
  const { scene, selection } = useSoc.getState();
  const { viewport, size, gesture, hoveredNet } = useView.getState();
  const colours = useTheme.getState().dark ? DARK : LIGHT;
  const { marks } = useMarks.getState();
  const { values } = useWireValues.getState();
  const frame = { scene, selection, viewport, size, gesture, hoveredNet, marks, values, colours };
  drawFrame(context, frame, devicePixelRatio);
}
