import type { Drawing } from '../types.ts';
import { bandShapes } from './bandShapes.ts';
import { captionShapes } from './captionShapes.ts';
import { edgeShapes } from './edgeShapes.ts';
import { frameOf } from './frame.ts';
import type { Frame } from './frame.ts';
import { laneShapes } from './laneShapes.ts';
import type { Span } from './laneShapes.ts';
import { nameShapes } from './nameShapes.ts';
import type { Shape } from './shapes.ts';

/** The part right of the names, as far as it lies in `span` (ticks). */
export function waveShapes(drawing: Drawing, frame: Frame, span: Span): Shape[] {
  return [
    ...captionShapes(drawing, frame, span),
    ...drawing.lanes.flatMap((lane, row) => [
      ...laneShapes(lane, row, frame, span),
      ...bandShapes(lane, row, frame, span),
    ]),
    ...edgeShapes(drawing, frame),
  ];
}

/** A whole picture: its names, and its waves that begin `left` pixels from the margin. */
export interface WholePicture {
  width: number;
  height: number;
  left: number;
  frame: Frame;
  names: Shape[];
  waves: Shape[];
}

export function pictureOf(drawing: Drawing): WholePicture {
  const frame = frameOf(drawing);
  const { width: left, shapes: names } = nameShapes(drawing, frame);
  const span = { from: frame.from, to: frame.from + frame.ticks };
  const waves = waveShapes(drawing, frame, span);
  return { width: left + frame.width, height: frame.height, left, frame, names, waves };
}
