import type { Analysis } from '@netloom/pins';
import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Drawing } from '../drawing/drawing.ts';
import { useUi } from '../../store/uiStore.ts';
import { cursorOf } from './cursor.ts';
import { wholeExtent } from './extent.ts';
import { placeWorld } from './placeWorld.ts';
import { fitView, useView } from './viewStore.ts';
import { revealing } from '../../../../../view2d/viewport.ts';

const MARGIN = 48;
/** So long the zoom is still before letters are set. */
const REST_MS = 120;

/** Moves the drawing with the viewport, fits it to the window, and brings the chosen pin into sight. */
export function useViewport(
  world: RefObject<SVGGElement | null>,
  drawing: Drawing,
  analysis: Analysis,
): void {
  useLayoutEffect(() => followViewport(world.current!, drawing), [world, drawing]);

  const size = useView((state) => state.size);
  const { left, right, top, bottom } = wholeExtent(drawing, analysis);
  useLayoutEffect(() => {
    if (useView.getState().isFitted && size.width > 0) fitView({ left, right, top, bottom });
  }, [left, right, top, bottom, size]);

  const pin = useUi((state) => state.pin);
  useEffect(() => {
    const { viewport, cursor, isFitted } = useView.getState();
    const pad = cursorOf(drawing, cursor, pin);
    if (!pad || isFitted || size.width === 0) return;
    const next = revealing(viewport, pad, size, MARGIN);
    if (next !== viewport) useView.setState({ viewport: next });
  }, [drawing, pin, size]);
}

/**
 * Shows the drawing as the viewport has it, without React. While the zoom changes, the picture is only stretched:
 * letters are set anew when it rests. Returns what ends it.
 */
function followViewport(world: SVGGElement, drawing: Drawing): () => void {
  const svg = world.ownerSVGElement!;
  let shown = useView.getState().viewport;
  let timer: number | undefined;
  function settle() {
    shown = useView.getState().viewport;
    svg.style.transform = '';
    placeWorld(world, shown, drawing);
    useView.setState({ restingScale: shown.scale });
  }
  function follow() {
    const { viewport, isFitted } = useView.getState();
    const by = viewport.scale / shown.scale;
    window.clearTimeout(timer);
    if (by === 1 || isFitted) return settle();
    const [x, y] = [viewport.x - by * shown.x, viewport.y - by * shown.y];
    svg.style.transform = `translate(${x}px, ${y}px) scale(${by})`;
    timer = window.setTimeout(settle, REST_MS);
  }
  settle();
  const unsubscribe = useView.subscribe(({ viewport }, before) => viewport !== before.viewport && follow());
  return () => {
    window.clearTimeout(timer);
    unsubscribe();
  };
}
