import type { TextRun } from '../text/styles.ts';

/** Words with their looks, or a number that is written bit by bit. */
export type FieldText = TextRun[] | number;

/** A field of a register drawing; fields follow each other from bit 0 on. */
export interface DrawnField {
  bits: number;
  name: FieldText | null;
  /** Lines under the field. */
  attrs: FieldText[];
  /** Number of its ground's colour, undefined where none is chosen. */
  type: number | undefined;
  /** Degrees by which the name is turned. */
  rotate: number;
  /** First bit. */
  low: number;
}

/** Bits, names and attributes of a register as boxes, in one or several rows. */
export interface RegisterDrawing {
  kind: 'register';
  fields: DrawnField[];
  /** Of all rows together. */
  bits: number;
  lanes: number;
  /** Pixels of the picture, and of a row where it is chosen. */
  hspace: number;
  vspace: number | undefined;
  fontsize: number;
  /** The row with bit 0 stands on top. */
  hflip: boolean;
  /** Bit 0 stands at the left. */
  vflip: boolean;
  /** Added to the numbers of bits. */
  offset: number;
  /** Beside each row, from that of bit 0 on; none without it. */
  label: { left: string[] | null; right: string[] | null };
  /** What the types stand for. */
  legend: { text: string; type: number }[];
}
