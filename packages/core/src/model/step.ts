import type { Width } from './memory.ts';

/** Access to memory by one instruction. Values are unsigned, in the low `width` bytes. */
export interface Access {
  /** As the instruction computed it, aligned or not. */
  address: number;
  width: Width;
  /** What a load, lr or AMO read. */
  read?: number;
  /** What a store, AMO or successful sc wrote. */
  write?: number;
  /** It managed the line of a cache, and neither read nor wrote. */
  managed?: true;
}

/** An exception, as the handler finds it in mcause and mtval. */
export interface Trap {
  cause: number;
  value: number;
}

/** Architectural effects of one instruction; all numbers are unsigned. */
export interface Step {
  /** The interrupt that was taken before it, by the model itself; 0: the non-maskable one. */
  interrupt?: number;
  pc: number;
  /** 16 bits when compressed; 0 when it could not be fetched. */
  instruction: number;
  /** 3 machine, 0 user: the mode in which it ran. */
  mode: 0 | 3;
  /** 0 when no register was written. */
  rd: number;
  /** Value written to rd; 0 for rd 0. */
  value: number;
  access?: Access;
  nextPc: number;
  /** More parts of the same instruction follow. */
  inner: boolean;
  /** The exception that it raised instead of retiring. */
  trap?: Trap;
  /** Whether `value` came from the observation, the read being one that no model can foretell. */
  observed: boolean;
}

/** What was seen of this instruction on another implementation, of what no model can foretell. */
export interface Observation {
  /** Value of rd: taken for reads of cycle, time, mip, event counters, mtime and devices. */
  value: number;
  /** The bus answered the fetch, or the access to memory, with an error. */
  busError?: 'fetch' | 'access';
  /** So it did the fetch of the table's entry that an interrupt goes by. */
  entryFailed?: true;
  /** Address of the word whose access or fetch failed: a misaligned store writes what lies before it. Without, all accesses fail. */
  failedWord?: number;
}
