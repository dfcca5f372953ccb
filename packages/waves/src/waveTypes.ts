/** How a signal's values are written: `bits` as one character a bit (01xzhuwl-), the others as plain text. */
export type ValueKind = 'bits' | 'real' | 'text';

/** Times are whole numbers of ticks; a tick is 10^timescale seconds. Dumps beyond 2^53 - 1 ticks are refused. */
export interface WaveInfo {
  /** Exponent of ten in seconds: -9 is 1 ns. */
  timescale: number;
  start: number;
  end: number;
  /** Added to every time for display (FST `timezero`). */
  timeZero: number;
  writer: string;
  date: string;
  /** False when the writer did not finish the file; then `message` says what is missing. */
  complete: boolean;
  message: string;
  scopes: number;
  variables: number;
  /** Spans in which dumping was off ($dumpoff). */
  blackouts: { from: number; to: number }[];
}

export interface SourcePlace {
  file: string;
  line: number;
}

export interface WaveScope {
  id: number;
  name: string;
  path: string;
  /** `module`, `task`, `begin`, `struct`, … as the dump names it. */
  kind: string;
  hasChildren: boolean;
  source?: SourcePlace;
}

export interface WaveVariable {
  id: number;
  /** The stored changes; aliases share one. */
  signal: number;
  name: string;
  path: string;
  /** Bit range as the source wrote it, `[7:0]`, or empty. */
  range: string;
  /** `wire`, `reg`, `logic`, `real`, … */
  kind: string;
  direction: 'input' | 'output' | 'inout' | 'buffer' | 'linkage' | '';
  value: ValueKind;
  /** Bits; 0 for a real or a string. */
  width: number;
  source?: SourcePlace;
  /** Names of values: literal by bit text. */
  literals?: Record<string, string>;
}

export interface ChildPage {
  /** Scopes and variables together; scopes come first in page order. */
  total: number;
  scopes: WaveScope[];
  variables: WaveVariable[];
}

/**
 * A signal over a window: `values[i]` holds from `times[i]` to the next time.
 * `null` stands for more changes than the resolution shows.
 */
export interface WaveTrace {
  signal: number;
  times: number[];
  values: (string | null)[];
}

export type EdgeDirection = 'next' | 'previous';

/** An open dump. Times outside the dump are allowed; unknown scopes and signals are a WaveError. */
export interface WaveFile {
  readonly info: WaveInfo;
  /** A page of what lies in a scope; `null` is the root. */
  children(scope: number | null, offset: number, limit: number): ChildPage;
  /** Variables whose name contains the last word of `text` under scopes that contain the earlier ones. */
  search(text: string, limit: number): { total: number; variables: WaveVariable[] };
  window(signals: number[], from: number, to: number, pixels: number): Promise<WaveTrace[]>;
  /** The value at `time`, or null before the dump begins. */
  valueAt(signal: number, time: number): Promise<string | null>;
  /** Time of the nearest change strictly after or before `time`. */
  edge(signal: number, time: number, direction: EdgeDirection): Promise<number | null>;
}
