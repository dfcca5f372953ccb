import { rulerTicks } from '../format/ruler.ts';
import { linesBetween, linesOf, rulerHeight } from '../layout.ts';
import type { Line } from '../layout.ts';
import { paintBackground, paintHeadings } from './paintBackground.ts';
import { paintOverlay } from './paintOverlay.ts';
import { paintRow } from './paintRow.ts';
import { gridOf, paintGrid, paintRuler } from './paintRuler.ts';
import type { Plot } from './plot.ts';
import type { Strips } from './Strip.ts';
import type { Scene } from './scene.ts';

const labelWidth = 90;

/** Rows of a pane that a board of this height shows. */
export function linesInSight({ pane, scrollTop }: Pick<Scene, 'pane' | 'scrollTop'>, height: number): Line[] {
  return linesBetween(linesOf(pane.rows), scrollTop, scrollTop + height - rulerHeight);
}

function plotOf(
  context: CanvasRenderingContext2D,
  width: number,
  { palette, view }: Scene,
  more: Pick<Plot, 'grid' | 'strips'>,
): Plot {
  context.font = palette.font;
  context.lineWidth = 1;
  return { context, palette, span: view.span, width, selected: new Set(view.selected), ...more };
}

/** Draws ruler and waves, without what moves over them; with `strips` only on a canvas whose origin is the board's. */
export function paintWaves(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  scene: Scene,
  strips?: Strips,
): void {
  const { view, info, scrollTop } = scene;
  const ticks = rulerTicks(view.span.from, view.span.to, width, info.timescale, labelWidth, info.timeZero);
  const grid = gridOf(ticks, { span: view.span, width });
  const plot = plotOf(context, width, scene, { grid, strips });
  const lines = linesInSight(scene, height);
  paintBackground(plot, scene, lines, height);
  paintGrid(plot, height);
  for (const line of lines) paintRow(plot, scene, line, rulerHeight + line.top - scrollTop);
  paintHeadings(plot, scene, lines);
  paintRuler(plot, ticks);
}

/** Draws cursor, markers and pointer over the waves. */
export function paintOver(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  scene: Scene,
): void {
  paintOverlay(plotOf(context, width, scene, { grid: [] }), height, scene);
}

/** The whole picture of a pane. */
export function paintBoard(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  scene: Scene,
): void {
  paintWaves(context, width, height, scene);
  paintOver(context, width, height, scene);
}
