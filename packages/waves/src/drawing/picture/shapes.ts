import type { TextRun } from '../text/styles.ts';

/** The ground of a data state or type. */
export type FillRole = `fill${2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;
/** Bands over and under lanes. */
export type BandRole = `band${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
/** What a line or area is for; the screen and the SVG file give it its colour. */
export type PathRole =
  | 'line'
  | 'weak'
  | 'arrow'
  | 'gapGround'
  | 'gapLine'
  | 'unknown'
  | 'grid'
  | 'edge'
  | 'edgeHead'
  | 'bracket'
  | 'gate'
  | BandRole
  | FillRole;
export type TextRole = 'name' | 'group' | 'label' | 'node' | 'edgeLabel' | 'tick' | 'title';

export interface PathShape {
  kind: 'path';
  role: PathRole;
  /** SVG path data. */
  d: string;
}

export interface TextShape {
  kind: 'text';
  role: TextRole;
  x: number;
  /** Of the middle of the line. */
  y: number;
  text: string;
  /** Its words with their looks, where they have any. */
  runs?: TextRun[];
  anchor: 'start' | 'middle' | 'end';
  /** Pixels that it may take; a longer one ends in an ellipsis. */
  most?: number;
  /** Degrees by which it is turned around its place. */
  turn?: number;
  /** Pixels, where it is not the usual of its role. */
  size?: number;
}

export type Shape = PathShape | TextShape;

/** A picture that is no wave drawing: a register or a circuit. */
export interface Figure {
  width: number;
  height: number;
  shapes: Shape[];
}

/** Roles that are filled; the others are lines. */
export const FILLED: ReadonlySet<PathRole> = new Set<PathRole>([
  'arrow',
  'edgeHead',
  'gate',
  'gapGround',
  'unknown',
  'fill2',
  'fill3',
  'fill4',
  'fill5',
  'fill6',
  'fill7',
  'fill8',
  'fill9',
]);

/** Pixels of a text of a mean face at `size`; full-width letters count double. */
export function textWidth(text: string, size: number): number {
  let units = 0;
  for (const char of text) units += char.codePointAt(0)! > 0x2e7f ? 1 : 0.58;
  return units * size;
}

/** The text as far as it fits. */
export function fitted({ text, most }: TextShape, size: number): string {
  if (most === undefined || textWidth(text, size) <= most) return text;
  const letters = [...text];
  while (letters.length > 0 && textWidth(`${letters.join('')}…`, size) > most) letters.pop();
  return letters.length === 0 ? '' : `${letters.join('')}…`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
