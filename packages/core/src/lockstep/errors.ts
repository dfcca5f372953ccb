import type { Observation } from '../model/index.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { tellsFailedPart } from '../rtl/pmp/features.ts';
import type { Difference } from './differences.ts';
import type { BusError, Retired } from './record.ts';

const FETCH_FAULT = 1;
/** Load and store faults, and those of a memory itself. */
const ACCESS_FAULTS = [5, 7, 19];
/** Fetches run ahead of what retires by far less than this. */
const FETCHES = 64;
/** Records after a failed access until it must have trapped: those of the older instructions in the pipeline come first. */
const PATIENCE = 5;

const wordsOf = (address: number, last: number) => [(address & ~3) >>> 0, ((address + last) & ~3) >>> 0];

/** Errors at random that the bus has given: those of loads and stores must trap, those of fetches may have been ahead. */
export class Errors {
  #fetches: number[] = [];
  readonly #tellsPart: boolean;
  /** A load may have been sent ahead of the answer to one that traps: it is not executed, whatever it is answered. */
  readonly #goesAhead: boolean;
  #accesses: { address: number; records: number }[] = [];

  constructor(options: CoreOptions) {
    this.#tellsPart = tellsFailedPart(options);
    this.#goesAhead = options.memory.idempotentRegion !== null;
  }

  note({ kind, address }: BusError): void {
    if (kind === 'fetch') this.#fetches = [...this.#fetches, address].slice(-FETCHES);
    else this.#accesses.push({ address, records: 0 });
  }

  /** The error of the bus by which this instruction says that it trapped. */
  of(record: Retired): Pick<Observation, 'busError' | 'failedWord'> {
    if (!record.trap) return {};
    if (this.#wasFetch(record)) return { busError: 'fetch', ...this.#fetchedPart(record) };
    const failedWord = this.#failedWord(record);
    return failedWord === undefined ? {} : { busError: 'access', failedWord };
  }

  /** The first instruction of an interrupt's handler shows the interrupt's cause instead of its own trap's. */
  #wasFetch({ interrupt, cause, instruction, pc }: Retired): boolean {
    const says = interrupt ? instruction === 0 : cause === FETCH_FAULT;
    return says && wordsOf(pc, 2).some((word) => this.#fetches.includes(word));
  }

  /** A core that tells which part of an instruction failed is believed where that word may have failed. */
  #fetchedPart({ address }: Retired): Pick<Observation, 'failedWord'> {
    const word = (address & ~3) >>> 0;
    return this.#tellsPart && this.#fetches.includes(word) ? { failedWord: word } : {};
  }

  /** The word of this instruction's access that the bus answered with an error. */
  #failedWord({ interrupt, cause, address }: Retired): number | undefined {
    if (!interrupt && !ACCESS_FAULTS.includes(cause)) return undefined;
    const words = wordsOf(address, 3);
    const found = this.#accesses.findIndex((each) => words.includes((each.address & ~3) >>> 0));
    if (found < 0) return undefined;
    const [failed] = this.#accesses.splice(found, 1);
    if (this.#goesAhead) this.#accesses.length = found;
    return (failed!.address & ~3) >>> 0;
  }

  /** An access that the bus had answered with an error, and that has not trapped. */
  ignored(): Difference[] {
    for (const each of this.#accesses) each.records++;
    const late = this.#accesses.find(({ records }) => records > PATIENCE);
    return late ? [{ what: 'bus error without a trap, at address', model: late.address, core: 0 }] : [];
  }
}
