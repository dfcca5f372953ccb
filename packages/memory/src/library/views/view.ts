import type { Diagnostic } from '@netloom/model';
import type { MacroPort } from '../macro.ts';

export type ViewFormat = 'liberty' | 'lef' | 'verilog' | 'mdf';

/** A file of a macro library. */
export interface LibraryFile {
  path: string;
  text: string;
}

export type Level = 'high' | 'low';

/** A pin, or a bus of several, as one file has it. */
export interface ViewPin {
  name: string;
  direction: 'in' | 'out' | 'inout';
  bits: number;
  /** The first bit of the bus is its lowest, as in `[0:7]`; undefined where the file does not tell. */
  ascending?: boolean;
  supply?: boolean;
  clock?: boolean;
  /** The level of an input that says yes, where the file tells it. */
  active?: Level;
  /** The level at which it lets its port read, where that alone is told. */
  reads?: Level;
}

/** What one file says of one macro. */
export interface View {
  macro: string;
  format: ViewFormat;
  path: string;
  /** Where the macro begins in the file; counts from 1. */
  line: number;
  pins: ViewPin[];
  words?: number;
  bits?: number;
  addressBits?: number;
  /** µm². */
  area?: number;
  /** Width and height in µm. */
  size?: [number, number];
  /** Rising clock edge to data in ns, the slowest of the file. */
  delay?: number;
  /** Outputs that a falling edge of their clock changes: their delay depends on the clock's period. */
  falling?: string[];
  /** Ports that the file itself tells, with the mask's granularity. */
  ports?: MacroPort[];
  maskBits?: number;
  ties?: Record<string, 0 | 1>;
  /** Clocks of which the falling edge counts. */
  fallingClocks?: string[];
  /** What the reader of the file could not make out. */
  problems?: Diagnostic[];
}

/** Line of a place in a text, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
