/** One signal's changes in one section of a dump: at most one a time, times ascending. */
export interface Changes {
  /** Value before the first change. */
  start: string;
  times: Float64Array;
  text(index: number): string;
  /** The value as a number, a vector's unsigned, a real as it is: NaN where bits are unknown or there are more than 53. */
  number?(index: number): number;
  /** An event variable: every change counts, though the value stays the same. */
  pulses?: boolean;
  /** Memory held, for the cache. */
  bytes: number;
}

/** Index of the first time above `time`, searched in `times[low …]`. */
export function firstAfter(times: ArrayLike<number>, time: number, low = 0): number {
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (times[middle]! > time) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** What a format gives the queries: sections in order of time, and each signal's changes in a section. */
export interface ChangeStore {
  /** Begin times, ascending; a section reaches to the next one's begin. */
  readonly begins: number[];
  readonly signals: number;
  load(section: number, signal: number): Promise<Changes>;
  /**
   * Goes through many signals (ascending) of a section at once, where that is faster than loading each; `index` counts in
   * `signals`. Ends early when `visit` gives true.
   */
  scan?(
    section: number,
    signals: Int32Array,
    visit: (index: number, changes: Changes) => boolean | Promise<boolean>,
  ): Promise<void>;
}

/** The last section that begins at or before `time`; -1 before all. */
export function sectionAt(store: ChangeStore, time: number): number {
  let low = 0;
  let high = store.begins.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (store.begins[middle]! > time) high = middle;
    else low = middle + 1;
  }
  return low - 1;
}
