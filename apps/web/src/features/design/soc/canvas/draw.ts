import { movedScene } from '../geometry/moved.ts';
import type { Scene } from '../geometry/scene.ts';
import { canvasPen } from '../paint/canvasPen.ts';
import type { Colours } from '../paint/colours.ts';
import { paintScene } from '../paint/paintScene.ts';
import type { BlockMark, View } from '../paint/view.ts';
import type { Selection } from '../store/socStore.ts';
import { visibleRect } from '../store/viewStore.ts';
import type { Gesture, Viewport } from '../store/viewStore.ts';
import { drawGesture } from './drawGesture.ts';
import { drawGrid } from './drawGrid.ts';

export interface Frame {
  scene: Scene;
  selection: Selection;
  viewport: Viewport;
  size: { width: number; height: number };
  gesture: Gesture | undefined;
  hoveredNet: string | undefined;
  marks: ReadonlyMap<string, BlockMark>;
  values: View['values'];
  colours: Colours;
}

/** Draws one frame; the context belongs to an opaque canvas of `size` times `ratio` pixels. */
export function drawFrame(context: CanvasRenderingContext2D, frame: Frame, ratio: number): void {
  const { viewport, size, gesture, colours } = frame;
  const scale = ratio * viewport.zoom;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(scale, 0, 0, scale, -viewport.x * scale, -viewport.y * scale);
  const visible = visibleRect(viewport, size);
  drawGrid(context, visible, viewport.zoom, colours);
  const view: View = {
    zoom: viewport.zoom,
    visible,
    selectedBlocks: frame.selection.blocks,
    selectedLinks: frame.selection.links,
    hoveredNet: frame.hoveredNet,
    compatible: gesture?.kind === 'connect' ? gesture.compatible : undefined,
    marks: frame.marks,
    values: frame.values,
  };
  const moving = gesture?.kind === 'move' && (gesture.by.x !== 0 || gesture.by.y !== 0);
  const scene = moving ? movedScene(frame.scene, gesture.names, gesture.by) : frame.scene;
  const pen = canvasPen(context);
  paintScene(pen, scene, colours, view);
  if (gesture) drawGesture(pen, gesture, colours, viewport.zoom);
}
