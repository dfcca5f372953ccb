import { packageLayout } from '@netloom/pins';
import type { Chip, ChipPin } from '@netloom/pins';
import type { Extent, Point } from '../view/viewport.ts';
import { turnedPoint, turnedSide, turnedSize } from './turn.ts';
import type { Side, Turn } from './turn.ts';

/** User units of the drawing a millimetre. */
export const UNIT = 100;

/** A lead, pad or ball with the pins that are bonded to it. */
export interface DrawnPad {
  position: string;
  pins: readonly ChipPin[];
  /** Centre from the body's centre, y down; user units. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of the body; undefined for a ball. */
  side: Side | undefined;
  /** Where the body ends on that side: distance from its centre. */
  edge: number;
}

/** A package as it is looked at. */
export interface Drawing {
  isGrid: boolean;
  /** Body. */
  width: number;
  height: number;
  /** Smallest distance of two pads. */
  pitch: number;
  pads: readonly DrawnPad[];
  at: ReadonlyMap<string, DrawnPad>;
  /** First pad of a pin by its name. */
  of: ReadonlyMap<string, DrawnPad>;
  /** Corner at which counting begins. */
  first: Point;
  /** Names of the rows and columns of a grid. */
  letters: readonly (Point & { text: string })[];
  /** Of body and pads. */
  extent: Extent;
}

const known = new WeakMap<Chip, Map<string, Drawing>>();

/** The drawing of a chip's package, made once for each way to look at it. */
export function drawingOf(chip: Chip, turn: Turn): Drawing {
  const key = `${turn.quarters}${turn.flipped}`;
  const kept = known.get(chip) ?? new Map<string, Drawing>();
  known.set(chip, kept);
  const drawing = kept.get(key) ?? draw(chip, turn);
  kept.set(key, drawing);
  return drawing;
}

function draw(chip: Chip, turn: Turn): Drawing {
  const layout = packageLayout(chip);
  const body = turnedSize({ width: layout.width * UNIT, height: layout.height * UNIT }, turn);
  const pinsAt = Map.groupBy(chip.pins, ({ position }) => position);
  const pads: DrawnPad[] = [];
  for (const [position, pad] of layout.pads) {
    const size = turnedSize({ width: pad.width * UNIT, height: pad.height * UNIT }, turn);
    const side = pad.side && turnedSide(pad.side, turn);
    const isAcross = side === 'left' || side === 'right';
    pads.push({
      position,
      pins: pinsAt.get(position) ?? [],
      ...turnedPoint({ x: pad.x * UNIT, y: pad.y * UNIT }, turn),
      ...size,
      side,
      edge: (isAcross ? body.width : body.height) / 2,
    });
  }
  const isGrid = layout.kind === 'grid';
  const pitch = layout.pitch * UNIT;
  return {
    isGrid,
    ...body,
    pitch,
    pads,
    at: new Map(pads.map((pad) => [pad.position, pad])),
    of: firstPads(pads),
    first: turnedPoint({ x: (-layout.width / 2) * UNIT, y: (-layout.height / 2) * UNIT }, turn),
    letters: isGrid ? lettersOf(pads, body, pitch, turn) : [],
    extent: extentOf(pads, body),
  };
}

function firstPads(pads: readonly DrawnPad[]): Map<string, DrawnPad> {
  const first = new Map<string, DrawnPad>();
  for (const pad of pads) for (const { name } of pad.pins) if (!first.has(name)) first.set(name, pad);
  return first;
}

/** A ball `B12` lies in row B and column 12; their names stand beside the body. */
function lettersOf(
  pads: readonly DrawnPad[],
  body: { width: number; height: number },
  pitch: number,
  { quarters }: Turn,
): (Point & { text: string })[] {
  const letters = new Map<string, Point & { text: string }>();
  for (const { position, x, y } of pads) {
    const [, row = '', column = ''] = /^([A-Z]+)(\d+)$/.exec(position) ?? [];
    const [beside, above] = quarters % 2 === 0 ? [row, column] : [column, row];
    letters.set(beside, { text: beside, x: -body.width / 2 - pitch * 0.4, y });
    letters.set(above, { text: above, x, y: -body.height / 2 - pitch * 0.4 });
  }
  return [...letters.values()].filter(({ text }) => text !== '');
}

function extentOf(pads: readonly DrawnPad[], { width, height }: { width: number; height: number }): Extent {
  return {
    left: Math.max(width / 2, ...pads.map((pad) => pad.width / 2 - pad.x)),
    right: Math.max(width / 2, ...pads.map((pad) => pad.width / 2 + pad.x)),
    top: Math.max(height / 2, ...pads.map((pad) => pad.height / 2 - pad.y)),
    bottom: Math.max(height / 2, ...pads.map((pad) => pad.height / 2 + pad.y)),
  };
}
