import type { DecoderSetup, WaveVariable } from '@netloom/waves';
import type { Radix, RowColor, RowHeight, analogModes } from '@netloom/waves/view';
import type { Span } from './span.ts';

/** A variable of the dump or some of its bits; bits count from 0 at the right end of its values. */
export interface SignalPart {
  /** Full path with dots: what a part is found by in another dump. */
  path: string;
  /** Null while the dump has no such variable: the row is kept and shown as missing. */
  variable: WaveVariable | null;
  high?: number;
  low?: number;
}

export interface Format {
  radix: Radix;
  /** Fixed point: bits after the point, and whether the number is in two's complement. */
  fraction?: number;
  signedFixed?: boolean;
  /** Names of values by their bits, beside or instead of those of the dump's enum tables. */
  names?: Record<string, string>;
}

/** Drawn as a curve; without `low` and `high` the scale follows what is in sight. */
export interface Analog {
  mode: (typeof analogModes)[number];
  low?: number;
  high?: number;
}

export interface SignalRow {
  kind: 'signal';
  key: number;
  /** Most significant first; several make a built vector. */
  parts: SignalPart[];
  name?: string;
  color?: RowColor;
  format: Format;
  analog?: Analog;
  height?: RowHeight;
}

export interface GroupRow {
  kind: 'group';
  key: number;
  name: string;
  open: boolean;
  rows: RowNode[];
}

export interface SeparatorRow {
  kind: 'separator';
  key: number;
  name: string;
}

export interface TransactionsRow {
  kind: 'transactions';
  key: number;
  name: string;
  decoder: DecoderSetup;
  height?: RowHeight;
}

export type RowNode = SignalRow | GroupRow | SeparatorRow | TransactionsRow;

export interface Pane {
  key: number;
  rows: RowNode[];
}

export interface Marker {
  key: number;
  name: string;
  time: number;
}

export interface Bookmark {
  key: number;
  name: string;
  from: number;
  to: number;
}

/** What the user has arranged: undone, redone and saved as a whole. */
export interface Arrangement {
  panes: Pane[];
  /** How panes share the room: one above the other, or side by side. */
  direction: 'stacked' | 'beside';
  markers: Marker[];
  bookmarks: Bookmark[];
}

export interface ViewState extends Arrangement {
  /** Arrangements before each change, newest last, and those undone. */
  past: Arrangement[];
  future: Arrangement[];
  activePane: number;
  /** Keys of selected rows; the last is the one that commands for a single row act on. */
  selected: number[];
  /** Where an extension of the selection with Shift begins. */
  anchor: number | null;
  clipboard: RowNode[];
  nextKey: number;
  /** The whole dump. */
  limits: Span;
  span: Span;
  /** Earlier spans, newest last, and those gone back from. */
  spanPast: Span[];
  spanFuture: Span[];
  /** The span last changed by a wheel, a pinch or a pan, which go on as one step of its history. */
  gliding: boolean;
  cursor: number;
}
