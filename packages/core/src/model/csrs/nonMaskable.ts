import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasNmi, nmiVectors } from '../../options/nmi.ts';
import { MACHINE, USER } from '../mode.ts';
import type { Mode } from '../mode.ts';
import type { Csr } from './csr.ts';

/** What takes the place of a cause where a non-maskable interrupt is told of: interrupts have none of this number. */
export const NON_MASKABLE = 0;

const ENABLED = 1 << 3;

/** The state of the resumable non-maskable interrupt (Smrnmi 1.0). */
export class NonMaskable {
  readonly #userMode: boolean;
  readonly #alignment: number;
  /** Where it goes. */
  readonly vector: number;
  /** Where exceptions of machine mode go while it is masked. */
  readonly exceptionVector: number;
  /** Level of the line. */
  pending = false;
  /** mnstatus.NMIE: while it is clear no interrupt at all is taken. */
  enabled = false;
  #scratch = 0;
  #pc = 0;
  #cause = 0;
  #previousMode: Mode;

  constructor(options: CoreOptions) {
    const { interrupt, exception } = nmiVectors(options);
    this.vector = interrupt | 0;
    this.exceptionVector = exception | 0;
    this.#userMode = options.base.userMode;
    this.#alignment = options.base.compressed ? ~1 : ~3;
    this.#previousMode = options.base.userMode ? USER : MACHINE;
  }

  /** From `pc` in `mode`, or by an exception that nobody expected; mstatus, mepc, mcause and mtval stay. */
  enter(pc: number, mode: Mode, exception?: number): void {
    this.#pc = pc & this.#alignment;
    this.#cause = exception ?? 1 << 31;
    this.#previousMode = mode;
    this.enabled = false;
  }

  /** By mnret: where it goes on, and in which mode. */
  leave(): { pc: number; mode: Mode } {
    this.enabled = true;
    return { pc: this.#pc, mode: this.#previousMode };
  }

  get #status(): number {
    return (this.#previousMode << 11) | (this.enabled ? ENABLED : 0);
  }

  /** Software sets NMIE and cannot clear it. */
  set #status(status: number) {
    this.enabled ||= (status & ENABLED) !== 0;
    const mode = (status >> 11) & 3;
    if (this.#userMode && (mode === MACHINE || mode === USER)) this.#previousMode = mode;
  }

  csrs(): [number, Csr][] {
    return [
      [0x740, { read: () => this.#scratch, write: (value) => (this.#scratch = value) }],
      [0x741, { read: () => this.#pc, write: (value) => (this.#pc = value & this.#alignment) }],
      [0x742, { read: () => this.#cause, write: (value) => (this.#cause = value & 0x8000_001f) }],
      [0x744, { read: () => this.#status, write: (value) => (this.#status = value) }],
    ];
  }
}

/** Undefined in a core that has none. */
export const nonMaskableOf = (options: CoreOptions): NonMaskable | undefined =>
  hasNmi(options) ? new NonMaskable(options) : undefined;
