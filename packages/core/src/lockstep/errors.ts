import type { Observation } from '../model/index.ts';
import type { Difference } from './differences.ts';
import type { BusError, Retired } from './record.ts';

const FETCH_FAULT = 1;
/** Load and store faults. */
const ACCESS_FAULTS = [5, 7];
/** Fetches run ahead of what retires by far less than this. */
const FETCHES = 64;
/** Records after a failed access until it must have trapped: those of the older instructions in the pipeline come first. */
const PATIENCE = 5;

const wordsOf = (address: number, last: number) => [(address & ~3) >>> 0, ((address + last) & ~3) >>> 0];

/** Errors at random that the bus has given: those of loads and stores must trap, those of fetches may have been ahead. */
export class Errors {
  #fetches: number[] = [];
  #accesses: { address: number; records: number }[] = [];

  note({ kind, address }: BusError): void {
    if (kind === 'fetch') this.#fetches = [...this.#fetches, address].slice(-FETCHES);
    else this.#accesses.push({ address, records: 0 });
  }

  /** Whether the bus gave the error by which this instruction says that it trapped. */
  of(record: Retired): Observation['busError'] {
    if (!record.trap) return undefined;
    if (this.#wasFetch(record)) return 'fetch';
    return this.#wasAccess(record) ? 'access' : undefined;
  }

  /** The first instruction of an interrupt's handler shows the interrupt's cause instead of its own trap's. */
  #wasFetch({ interrupt, cause, instruction, pc }: Retired): boolean {
    const says = interrupt ? instruction === 0 : cause === FETCH_FAULT;
    return says && wordsOf(pc, 2).some((word) => this.#fetches.includes(word));
  }

  #wasAccess({ interrupt, cause, address }: Retired): boolean {
    if (!interrupt && !ACCESS_FAULTS.includes(cause)) return false;
    const words = wordsOf(address, 3);
    const found = this.#accesses.findIndex((each) => words.includes((each.address & ~3) >>> 0));
    if (found >= 0) this.#accesses.splice(found, 1);
    return found >= 0;
  }

  /** An access that the bus had answered with an error, and that has not trapped. */
  ignored(): Difference[] {
    for (const each of this.#accesses) each.records++;
    const late = this.#accesses.find(({ records }) => records > PATIENCE);
    return late ? [{ what: 'bus error without a trap, at address', model: late.address, core: 0 }] : [];
  }
}
