import { statusesOf } from '../../custom/context.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import type { Csr } from './csr.ts';

/** What states of custom instructions are (Privileged 1.12, table 3.3). */
export const CONTEXT = { off: 0, initial: 1, clean: 2, dirty: 3 } as const;

/** Status of the states of each set of custom instructions that has one. */
export class ContextStatus {
  readonly #addresses: number[];
  readonly of: number[];

  constructor(options: CoreOptions) {
    this.#addresses = statusesOf(options).map(({ address }) => address);
    this.of = this.#addresses.map(() => CONTEXT.initial);
  }

  /** SD and XS of mstatus, which is the highest. */
  get summary(): number {
    const highest = Math.max(CONTEXT.off, ...this.of);
    return (highest << 15) | (highest === CONTEXT.dirty ? 1 << 31 : 0);
  }

  csrs(): [number, Csr][] {
    return this.#addresses.map((address, set) => [
      address,
      { read: () => this.of[set]!, write: (value) => (this.of[set] = value & 3) },
    ]);
  }
}
