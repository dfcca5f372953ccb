import { movedScene } from '../geometry/moved.ts';
import type { Scene } from '../geometry/scene.ts';
import { canvasPen } from '../../../../view2d/canvasPen.ts';
import type { Colours } from '../paint/colours.ts';
import { paintScene } from '../paint/paintScene.ts';
import type { BlockMark, View } from '../paint/view.ts';
import type { Selection } from '../store/socStore.ts';
import type { Gesture } from '../store/viewStore.ts';
import { visibleRect } from '../../../../view2d/viewport.ts';
import type { Viewport } from '../../../../view2d/viewport.ts';
import type { Size } from '../../../../view2d/geometry.ts';
import { paintProposal } from '../attach/paintProposal.ts';
import type { Proposal } from '../attach/proposal.ts';
import { drawGesture } from './drawGesture.ts';
import { drawGrid } from './drawGrid.ts';

export interface Frame {
  scene: Scene;
  selection: Selection;
  viewport: Viewport;
  size: Size;
  gesture: Gesture | undefined;
  hoveredNet: string | undefined;
  litLinks: View['litLinks'];
  marks: ReadonlyMap<string, BlockMark>;
  said: View['said'];
  loads: View['loads'];
  values: View['values'];
  proposal: Proposal | undefined;
  colours: Colours;
}

/** Draws one frame; the context belongs to an opaque canvas of `size` times `ratio` pixels. */
export function drawFrame(context: CanvasRenderingContext2D, frame: Frame, ratio: number): void {
  const { viewport, size, gesture, colours } = frame;
  const scale = ratio * viewport.scale;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(scale, 0, 0, scale, ratio * viewport.x, ratio * viewport.y);
  const visible = visibleRect(viewport, size);
  drawGrid(context, visible, viewport.scale, colours);
  const view: View = {
    zoom: viewport.scale,
    visible,
    selectedBlocks: frame.selection.blocks,
    selectedLinks: frame.selection.links,
    selectedNotes: frame.selection.notes ?? new Set(),
    hoveredNet: frame.hoveredNet,
    litLinks: frame.litLinks,
    compatible: gesture?.kind === 'connect' ? gesture.compatible : undefined,
    marks: frame.marks,
    said: frame.said,
    loads: frame.loads,
    values: frame.values,
  };
  const moving = gesture?.kind === 'move' && (gesture.by.x !== 0 || gesture.by.y !== 0);
  const { proposal } = frame;
  const still = proposal?.scene ?? frame.scene;
  const scene = moving
    ? movedScene(still, gesture.names, gesture.by, gesture.notes)
    : gesture?.kind === 'resize'
      ? { ...still, notes: resized(still.notes, gesture) }
      : still;
  const pen = canvasPen(context);
  paintScene(pen, scene, colours, view);
  if (proposal) paintProposal(pen, proposal, frame.scene, colours, viewport.scale);
  if (gesture) drawGesture(pen, gesture, colours, viewport.scale);
}

const resized = (notes: Scene['notes'], { name, width, height }: Size & { name: string }): Scene['notes'] =>
  notes.map((note) => (note.name === name ? { ...note, width, height } : note));
