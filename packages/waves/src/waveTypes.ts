import type { Worded, Wording } from '@netloom/model';

/** How a signal's values are written: `bits` as one character a bit (01xzhuwl-), the others as plain text. */
export type ValueKind = 'bits' | 'real' | 'text';

/**
 * What is wrong: an unreadable value (shown as x from there on), a value of an undeclared identifier code or one that is
 * wider than its variable, a time that is none, goes back or is finer than a tick, the timescale, a declaration, a keyword
 * out of place, bytes that cannot be unpacked or contradict each other, an end that is missing.
 */
export type FaultKind =
  | 'value'
  | 'code'
  | 'width'
  | 'time'
  | 'timescale'
  | 'declaration'
  | 'keyword'
  | 'damage'
  | 'cut';

export interface WaveFault {
  kind: FaultKind;
  count: number;
  /** The first of them. */
  places: {
    /** Byte of the file (of the unpacked text, when it is packed). */
    offset: number | null;
    /** Ticks. */
    time: number | null;
    reason: string;
    /** The reason, to be said in another language. */
    wording: Wording;
  }[];
}

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
  /** False when the writer did not finish the file or something in it is faulty; then `message` says what, in short. */
  complete: boolean;
  message: string;
  /** The message, to be said in another language. */
  said?: Worded | undefined;
  /** Everything that was not understood or is missing, by kind; empty when the dump is complete. */
  faults: WaveFault[];
  scopes: number;
  variables: number;
  /** Spans in which dumping was off ($dumpoff). */
  blackouts: { from: number; to: number }[];
  /** Share of the file that queries see, 0 to 1: a dump is usable while it is still indexed. */
  indexed: number;
  /** The writer is still at work: `refresh` may find more. */
  growing: boolean;
}

/**
 * A stored signal (`12`), some of its bits (`12[7:4]`, counted from 0 at the right end of its values),
 * or several put together, most significant first (`12[7:4]+15`).
 */
export type SignalRef = string;

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
  /** The language's own type name (`std_logic_vector`, `state_t`), where the dump keeps it. */
  type?: string;
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

/** A signal over a window. */
export interface WaveTrace {
  /** Ascending ticks. */
  times: number[];
  /** Holds from `times[i]` to the next; `null` stands for more changes than a pixel shows, followed by the last of them. */
  values: (string | null)[];
  /** Least and greatest value of what a `null` stands for, when asked for; null beside plain values and where no number is defined. */
  ranges?: ([number, number] | null)[];
}

/** How the bits of a value make a number; `float` is IEEE 754 of 16, 32 or 64 bits. */
export type RangeAs = 'unsigned' | 'signed' | 'real' | 'float';

export interface WindowQuery {
  signals: SignalRef[];
  from: number;
  to: number;
  pixels: number;
  ranges?: RangeAs;
}

export type EdgeDirection = 'next' | 'previous';

export interface FindAllQuery {
  /** As in `find`; signals that cannot take it (a literal wider than they are) are passed over. */
  condition: string;
  from: number;
  to: number;
  /** Where to search, with everything below; `null` is the whole dump. */
  scope: number | null;
  limit: number;
}

export interface FoundValue {
  variable: WaveVariable;
  time: number;
  value: string;
}

/** How a long search is followed and stopped. */
export interface SearchControl {
  signal?: AbortSignal;
  /** `searched`: all signals are done up to this time; `found`: what came since the last report. */
  progress?: (searched: number, found: FoundValue[]) => void;
}

export interface WaveStatistics {
  changes: number;
  /** Of a single bit; 0 for others. */
  rises: number;
  falls: number;
  /** Ticks a single bit spent at 1, at 0 and at neither; high / (high + low + unknown) is its duty. */
  high: number;
  low: number;
  unknown: number;
  /** Ticks between rising edges of a single bit. */
  period: { least: number; mean: number; greatest: number } | null;
  /** Of values that are numbers: unsigned decimals of a vector, a real as text. */
  least: string | null;
  greatest: string | null;
}

/** Some consecutive changes of a signal. */
export interface ChangeBatch {
  times: Float64Array;
  text(index: number): string;
}

/** What became of the file: `replaced` must be opened anew. */
export type Freshness = 'same' | 'grown' | 'replaced';

/** An open dump. Times outside the dump are allowed; unknown scopes and signals are a WaveError. */
export interface WaveFile {
  /** Grows while a dump is indexed and while its writer is at work. */
  readonly info: WaveInfo;
  /** A page of what lies in a scope; `null` is the root. */
  children(scope: number | null, offset: number, limit: number): ChildPage;
  /** Variables by words of their path: the last in the name, the others in it or in the scopes above; best matches first. */
  search(text: string, limit: number): { total: number; variables: WaveVariable[] };
  /** Variables by full path (dots), null where there is none; a missing range or another top scope is tried too. */
  lookup(paths: string[]): (WaveVariable | null)[];
  /** In the order of `signals`. */
  window(query: WindowQuery, signal?: AbortSignal): Promise<WaveTrace[]>;
  /** The values at `time`, null before the dump begins. */
  values(signals: SignalRef[], time: number): Promise<(string | null)[]>;
  /** Time of the nearest change strictly after or before `time`. */
  edge(signal: SignalRef, time: number, direction: EdgeDirection): Promise<number | null>;
  /** Where `condition` (`== 32'hdead`, `> 10`, `rises`, `x`) begins to hold, strictly after or before `time`. */
  find(
    signal: SignalRef,
    condition: string,
    time: number,
    direction: EdgeDirection,
    abort?: AbortSignal,
  ): Promise<number | null>;
  /** Signals under a scope that take a value, each with its first time in [from, to]. */
  findAll(query: FindAllQuery, control?: SearchControl): Promise<FoundValue[]>;
  /** Over [from, to]. */
  statistics(signal: SignalRef, from: number, to: number, abort?: AbortSignal): Promise<WaveStatistics>;
  /** Every change in (from, to], batch by batch, the value at `from` first. */
  changes(signal: SignalRef, from: number, to: number): AsyncIterable<ChangeBatch>;
  /** Looks whether the file has grown or been replaced. */
  refresh(): Promise<Freshness>;
  /** Resolves when all that lies in the file is indexed, or all that lies in it up to `until`, in ticks. */
  settled(until?: number): Promise<void>;
  /** Stops indexing and frees what was kept; the file itself is closed by who opened it. */
  close(): Promise<void>;
}
