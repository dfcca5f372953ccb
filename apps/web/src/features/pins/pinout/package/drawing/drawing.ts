import { packageLayout } from '@netloom/pins';
import type { ChipPin, Packaged } from '@netloom/pins';
import type { Point } from '../../../../../view2d/geometry.ts';
import type { Extent } from '../view/extent.ts';
import { turnedPoint, turnedSide, turnedSize } from './turn.ts';
import type { Side, Turn } from './turn.ts';
import { LETTER, shortName } from './names.ts';

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
  /** Whether names stand on the body; on a small one they would meet in its corners and stand beside it. */
  namesInside: boolean;
  /** From the body's edge to where signals begin. */
  reach: number;
  /** Of body, pads and names. */
  extent: Extent;
}

const known = new WeakMap<Packaged, Map<string, Drawing>>();

/** The drawing of a chip's package, made once for each way to look at it. */
export function drawingOf(chip: Packaged, turn: Turn): Drawing {
  const key = `${turn.quarters}${turn.flipped}`;
  const kept = known.get(chip) ?? new Map<string, Drawing>();
  known.set(chip, kept);
  const drawing = kept.get(key) ?? draw(chip, turn);
  kept.set(key, drawing);
  return drawing;
}

function draw(chip: Packaged, turn: Turn): Drawing {
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
  const namesInside = !isGrid && hasRoom(pads, body, pitch);
  const reach = pitch * (2.1 + (isGrid || namesInside ? 0 : LETTER * longestName(chip) + 0.3));
  return {
    isGrid,
    namesInside,
    reach,
    ...body,
    pitch,
    pads,
    at: new Map(pads.map((pad) => [pad.position, pad])),
    of: firstPads(pads),
    first: turnedPoint({ x: (-layout.width / 2) * UNIT, y: (-layout.height / 2) * UNIT }, turn),
    letters: isGrid ? lettersOf(pads, body, pitch, turn) : [],
    extent: extentOf(pads, body, isGrid ? 0 : reach),
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

/** Names of up to five letters keep clear of each other in the corners and of what is printed in the middle. */
function hasRoom(
  pads: readonly DrawnPad[],
  { width, height }: { width: number; height: number },
  pitch: number,
): boolean {
  const gaps = pads
    .filter(({ side }) => side !== undefined)
    .map(({ side, x, y }) =>
      side === 'left' || side === 'right' ? height / 2 - Math.abs(y) : width / 2 - Math.abs(x),
    );
  return Math.min(...gaps) >= 2.4 * pitch && Math.min(width, height) >= 16 * pitch;
}

function longestName(chip: Packaged): number {
  return Math.max(...chip.pins.map(({ name }) => shortName(name).length));
}

function extentOf(
  pads: readonly DrawnPad[],
  { width, height }: { width: number; height: number },
  reach: number,
): Extent {
  const far = (body: number, side: Side, ends: number[]) =>
    Math.max(body + (pads.some((pad) => pad.side === side) ? reach : 0), ...ends);
  return {
    left: far(
      width / 2,
      'left',
      pads.map((pad) => pad.width / 2 - pad.x),
    ),
    right: far(
      width / 2,
      'right',
      pads.map((pad) => pad.width / 2 + pad.x),
    ),
    top: far(
      height / 2,
      'top',
      pads.map((pad) => pad.height / 2 - pad.y),
    ),
    bottom: far(
      height / 2,
      'bottom',
      pads.map((pad) => pad.height / 2 + pad.y),
    ),
  };
}
