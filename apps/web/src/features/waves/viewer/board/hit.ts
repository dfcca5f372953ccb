import { lineIndexAt, linesOf, rulerHeight } from '../layout.ts';
import { linesInSight } from '../paint/paintBoard.ts';
import { flagHeight, flagOf, shownMarkers } from '../paint/paintOverlay.ts';
import type { Scene } from '../paint/scene.ts';
import type { Marker, RowNode } from '../view/model.ts';
import { needOf } from '../view/needs.ts';
import { snapped } from './snap.ts';

/** What lies under a place of the board, and times snapped to the edges of its row. */

export function rowAt(scene: Scene, y: number): RowNode | undefined {
  if (y < rulerHeight) return undefined;
  const lines = linesOf(scene.pane.rows);
  return lines.lines[lineIndexAt(lines, y - rulerHeight + scene.scrollTop)]?.row;
}

export function timeAt({ view }: Scene, x: number, width: number): number {
  return view.span.from + (x / width) * (view.span.to - view.span.from);
}

export function snappedTimeAt(scene: Scene, x: number, y: number, width: number): number {
  const row = rowAt(scene, y);
  const time = timeAt(scene, x, width);
  const need = row && needOf(row);
  if (!need) return time;
  return snapped(time, scene.loader.trace(need, scene.view.span, width), scene.view.span, width);
}

/** The marker whose flag is there, the topmost of several. */
export function flagAt(
  context: CanvasRenderingContext2D,
  scene: Scene,
  { x, y }: { x: number; y: number },
  width: number,
): Marker | undefined {
  if (y > flagHeight) return undefined;
  const plot = { context, palette: scene.palette, span: scene.view.span, width };
  return shownMarkers(scene).findLast((marker) => {
    const flag = flagOf(plot, marker);
    return x >= flag.x - 3 && x <= flag.x + flag.width;
  });
}

/** Decoders of the rows in sight. */
export function decodersInSight(scene: Scene, height: number) {
  return linesInSight(scene, height).flatMap(({ row }) => (row.kind === 'transactions' ? [row.decoder] : []));
}

export function needsInSight(scene: Scene, height: number) {
  return linesInSight(scene, height)
    .map(({ row }) => needOf(row))
    .filter((need) => need !== null);
}
