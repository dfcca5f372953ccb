/** Canvas units are CSS pixels at 100 %. Everything stands on this grid, so that wires meet pins exactly. */
export const GRID = 10;
/** How far beside a block the pins of a bundle are gathered. */
export const STUB = 7;

/** Distance of two pins on a side of a block. */
export const ROW = 20;

/** Height of a block's head: instance name and IP name. */
export const HEAD = 40;

/** Advance of one character of the pin font (11 px monospace) and of the head font (13 px, semi-bold). */
export const PIN_CHARACTER = 6.7;
export const HEAD_CHARACTER = 7.6;

export function snap(value: number): number {
  return Math.round(value / GRID) * GRID;
}

export function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}
