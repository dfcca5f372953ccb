import type { PlacedBlock } from '../geometry/scene.ts';
import type { PinShape } from '../geometry/shape.ts';
import { PIN_CHARACTER } from '../geometry/units.ts';
import type { Point } from '../../../../view2d/geometry.ts';
import type { Colours } from './colours.ts';
import type { Area, Pen } from '../../../../view2d/pen.ts';

export interface PinState {
  connected: boolean;
  /** Undefined unless a wire is being drawn. */
  compatible: boolean | undefined;
}

/** Glyph at the edge, then name and range towards the block's middle. */
export function paintPin(
  pen: Pen,
  block: PlacedBlock,
  pin: PinShape,
  colours: Colours,
  state: PinState,
): void {
  const at = { x: block.x + pin.dx, y: block.y + pin.dy };
  const dimmed = state.compatible === false;
  paintGlyph(pen, at, pin, colours, state);
  const left = pin.side === 'left';
  const align = left ? 'left' : 'right';
  const inward = left ? 1 : -1;
  const name = {
    fill: dimmed ? colours.blockEdge : colours.pinName,
    size: 11,
    family: 'mono',
    align,
  } as const;
  const range = { ...name, fill: dimmed ? colours.blockEdge : colours.range };
  const first = left ? pin.name : pin.range;
  const start = at.x + inward * 12;
  const second = start + inward * first.length * PIN_CHARACTER;
  pen.text(left ? pin.name : pin.range || pin.name, { x: start, y: at.y }, left || !pin.range ? name : range);
  if (pin.range) pen.text(left ? pin.range : pin.name, { x: second, y: at.y }, left ? range : name);
}

export function paintGlyph(pen: Pen, at: Point, pin: PinShape, colours: Colours, state: PinState): void {
  const colour = state.compatible ? colours.compatible : colours.net[pin.kind];
  if (state.compatible) pen.circle(at, 8, { fill: `${colours.compatible}38` });
  const area: Area = { fill: state.connected ? colour : colours.block, stroke: colour, lineWidth: 1.4 };
  const inward = pin.side === 'left' ? 1 : -1;
  if (pin.kind === 'bus')
    pen.rect({ x: at.x - 4, y: at.y - 6, width: 8, height: 12 }, { ...area, radius: 2 });
  else if (pin.kind === 'clock') pen.polygon(triangle(at, inward), area);
  else if (pin.activeLow) pen.circle({ x: at.x - inward * 3.5, y: at.y }, 3.5, area);
  else pen.circle(at, pin.kind === 'bits' ? 3.6 : 2.8, area);
}

function triangle({ x, y }: Point, inward: number): Point[] {
  return [
    { x, y: y - 5 },
    { x: x + inward * 8, y },
    { x, y: y + 5 },
  ];
}
