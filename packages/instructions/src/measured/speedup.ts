/** Cycles of a program's kernel on a core's RTL, with the instructions of the library and as it is usually written. */
export interface MeasuredSpeedup {
  /** Of the example programs. */
  program: string;
  core: 'nano' | 'micro' | 'standard';
  with: number;
  without: number;
  /** What the program printed, both times. */
  result: string;
  /** Of the texts that it was measured of: `speedupHash`. */
  of: string;
}
