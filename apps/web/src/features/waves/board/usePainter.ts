import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { paintOver, paintWaves } from '../paint/paintBoard.ts';
import type { Scene } from '../paint/scene.ts';

type Paint = typeof paintWaves;

export interface Painter {
  /** Waves and what lies over them at the next frame. */
  paintAll: () => void;
  /** Only what lies over the waves. */
  paintOverlay: () => void;
}

function paint(
  canvas: HTMLCanvasElement | null,
  width: number,
  height: number,
  scene: Scene,
  draw: Paint,
): void {
  const context = canvas?.getContext('2d', { alpha: draw === paintOver });
  if (!canvas || !context || width === 0) return;
  const ratio = window.devicePixelRatio;
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== pixelWidth || canvas.height !== pixelHeight) {
    canvas.width = pixelWidth;
    canvas.height = pixelHeight;
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  if (draw === paintOver) context.clearRect(0, 0, width, height);
  draw(context, width, height, scene);
}

/** Paints a scene at most once a frame, always as it is then. */
export function usePainter(
  waves: RefObject<HTMLCanvasElement | null>,
  over: RefObject<HTMLCanvasElement | null>,
  scene: RefObject<Scene>,
  width: number,
  height: number,
): Painter {
  const due = useRef({ frame: 0, all: false });
  const painter = useMemo(() => {
    const schedule = (all: boolean) => {
      const { current } = due;
      current.all ||= all;
      if (current.frame !== 0) return;
      current.frame = requestAnimationFrame(() => {
        if (current.all) paint(waves.current, width, height, scene.current, paintWaves);
        paint(over.current, width, height, scene.current, paintOver);
        due.current = { frame: 0, all: false };
      });
      due.current = current;
    };
    return { paintAll: () => schedule(true), paintOverlay: () => schedule(false) };
  }, [waves, over, scene, width, height]);
  useEffect(
    () => () => {
      cancelAnimationFrame(due.current.frame);
      due.current = { frame: 0, all: false };
    },
    [painter],
  );
  return painter;
}
