import type { Observation } from '../model/index.ts';
import type { Difference } from './differences.ts';
import type { BusError, Retired } from './record.ts';

const FETCH_FAULT = 1;
/** Load and store faults. */
const ACCESS_FAULTS = [5, 7];
/** Fetches run ahead of what retires by far less than this. */
const FETCHES = 64;

const wordsOf = (address: number, last: number) => [(address & ~3) >>> 0, ((address + last) & ~3) >>> 0];

/** Errors at random that the bus has given: those of loads and stores must trap, those of fetches may have been ahead. */
export class Errors {
  #fetches: number[] = [];
  #access: BusError | undefined;

  note(error: BusError): void {
    if (error.kind === 'fetch') this.#fetches = [...this.#fetches, error.address].slice(-FETCHES);
    else this.#access = error;
  }

  /** Whether the bus gave the error by which this instruction says that it trapped. */
  of({ trap, cause, pc, address }: Retired): Observation['busError'] {
    if (!trap) return undefined;
    if (cause === FETCH_FAULT && wordsOf(pc, 2).some((word) => this.#fetches.includes(word))) return 'fetch';
    if (!ACCESS_FAULTS.includes(cause) || !this.#access) return undefined;
    if (!wordsOf(address, 3).includes((this.#access.address & ~3) >>> 0)) return undefined;
    this.#access = undefined;
    return 'access';
  }

  /** An access that retired although the bus had answered it with an error. */
  ignored({ trap, readMask, writeMask, address }: Retired): Difference[] {
    const last = 31 - Math.clz32(readMask | writeMask);
    if (!this.#access || trap || last < 0) return [];
    if (!wordsOf(address, last).includes((this.#access.address & ~3) >>> 0)) return [];
    return [{ what: 'bus error', model: 1, core: 0 }];
  }
}
