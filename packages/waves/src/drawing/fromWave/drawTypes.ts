import type { SignalRef } from '../../waveTypes.ts';

/** A signal that becomes a lane. */
export interface DrawnSignal {
  ref: SignalRef;
  name: string;
  /** One bit: drawn as a level, others as data. */
  bit: boolean;
  /** How a value is written in its cell; hexadecimal digits without it. */
  label?: (value: string) => string;
  /** Names of the groups around it, outermost first. */
  group?: readonly string[];
}

export interface DrawOptions {
  /** A cell is a cycle of this signal, from active edge to active edge. */
  clock?: SignalRef;
  edge?: 'rising' | 'falling';
  /** Ticks of a cell where no clock is given; by default some that make at most 50 cells. */
  step?: number;
  /** Most cells of a lane, gaps among them. */
  cells?: number;
  /** So many cells without a change become a gap; 0: never. */
  idle?: number;
  title?: string;
}

/**
 * What a drawing leaves out: `cut` – cells beyond the most, from `time` on; `gap` – cells that lie in gaps; `within` –
 * changes of the signal `name` that a cell hides since another follows in it; `none` – no active edge of the clock.
 */
export interface DrawnNote {
  kind: 'cut' | 'gap' | 'within' | 'none';
  count: number;
  name?: string;
  /** Ticks. */
  time?: number;
}

export interface DrawnWaves {
  /** The document. */
  text: string;
  /** Of the longest lane. */
  cells: number;
  notes: DrawnNote[];
}
