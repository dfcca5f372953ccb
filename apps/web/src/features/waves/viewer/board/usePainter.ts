import { sizedContext } from '../../../../view2d/sizedContext.ts';
import { useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { paintOver, paintWaves } from '../paint/paintBoard.ts';
import { isOverlaid } from '../paint/paintOverlay.ts';
import type { Scene } from '../paint/scene.ts';
import { Strips } from '../paint/Strip.ts';

export interface Painter {
  /** Waves and what lies over them at the next frame. */
  paintAll: () => void;
  /** Only what lies over the waves. */
  paintOverlay: () => void;
}

type Canvas = HTMLCanvasElement | null;

/** The two canvases of a board, each touched only when what it shows has changed. */
class BoardPainter {
  private readonly waves: RefObject<Canvas>;
  private readonly over: RefObject<Canvas>;
  private readonly width: number;
  private readonly height: number;
  private strips: Strips | undefined;
  private overlaid = true;

  constructor(waves: RefObject<Canvas>, over: RefObject<Canvas>, width: number, height: number) {
    this.waves = waves;
    this.over = over;
    this.width = width;
    this.height = height;
  }

  paintWaves(scene: Scene): void {
    const context = sizedContext(this.waves.current, this.width, this.height, false);
    if (context) paintWaves(context, this.width, this.height, scene, this.stripsNow());
  }

  /** Anew when the window has gone to a screen of other density. */
  private stripsNow(): Strips {
    const ratio = window.devicePixelRatio;
    if (this.strips?.ratio !== ratio) this.strips = new Strips(this.width, ratio);
    return this.strips;
  }

  paintOver(scene: Scene): void {
    const overlaid = isOverlaid(scene);
    if (!overlaid && !this.overlaid) return;
    const context = sizedContext(this.over.current, this.width, this.height, true);
    if (!context) return;
    context.clearRect(0, 0, this.width, this.height);
    paintOver(context, this.width, this.height, scene);
    this.overlaid = overlaid;
  }
}

/** Paints a scene at most once a frame, always as it is then. */
export function usePainter(
  waves: RefObject<Canvas>,
  over: RefObject<Canvas>,
  scene: RefObject<Scene>,
  width: number,
  height: number,
): Painter {
  const due = useRef({ frame: 0, all: false });
  const painter = useMemo(() => {
    const board = new BoardPainter(waves, over, width, height);
    const schedule = (all: boolean) => {
      const { current } = due;
      current.all ||= all;
      if (current.frame !== 0) return;
      current.frame = requestAnimationFrame(() => {
        if (current.all) board.paintWaves(scene.current);
        board.paintOver(scene.current);
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
