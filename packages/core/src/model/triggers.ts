import type { CoreOptions } from '../options/coreOptions.ts';
import { hasFullTriggers, hasTriggers, isDebug1 } from '../rtl/debug/features.ts';
import { ZERO } from './csrs/csr.ts';
import type { Csr } from './csrs/csr.ts';
import { countDown, legalCompared, legalFull, settle, stopsFull } from './fullTriggers.ts';
import { MACHINE } from './mode.ts';
import type { Mode } from './mode.ts';
import { countsAsStore } from './triggering.ts';
import type { Trigger, Triggering } from './triggering.ts';

/** Bits of tdata1 (Debug 0.13.2, 5.2.9; 1.0, 5.7), alike in types 2 and 6. */
const [MACHINE_MODE, USER_MODE, EXECUTE, STORE, LOAD] = [0x40, 8, 4, 2, 1];
/** The type, dmode, action 1. */
const FIXED = { '0.13': 0x2800_1000, '1.0': 0x6800_1000 };

/** Triggers of a core: the program reads them and chooses which, the debugger sets them. */
export class Triggers {
  readonly #options: CoreOptions;
  readonly #full: boolean;
  readonly #all: Trigger[];
  #selected = 0;

  constructor(options: CoreOptions) {
    this.#options = options;
    this.#full = hasFullTriggers(options);
    const { triggers } = options.debug;
    this.#all = Array.from({ length: triggers }, () => ({ control: this.#legal(0, 0), compared: 0 }));
  }

  #legal(index: number, written: number): number {
    if (this.#full) return legalFull(this.#options, index, written);
    const user = this.#options.base.userMode ? USER_MODE : 0;
    return FIXED[this.#options.debug.version] | (written & (MACHINE_MODE | user | EXECUTE | STORE | LOAD));
  }

  /** Whether the hart would stop before an instruction by the triggers as they are now. */
  copy(): (it: Triggering) => boolean {
    const now = this.#all.map((each) => ({ ...each }));
    return (it) => this.#anyStops(now, it);
  }

  /** By the debugger, tdata2 first. */
  set(index: number, control: number, compared: number): void {
    const before = this.#all[index]!.control;
    this.#all[index] = {
      control: this.#legal(index, control),
      compared: this.#full ? legalCompared(before, compared) : compared >>> 0,
    };
  }

  /** Whether the hart stops before the instruction. */
  stops(it: Triggering): boolean {
    return this.#anyStops(this.#all, it);
  }

  #anyStops(triggers: readonly Trigger[], it: Triggering): boolean {
    return this.#full ? stopsFull(triggers, it) : triggers.some((trigger) => matches(trigger, it));
  }

  /** An instruction was executed in a mode, or a trap was taken from it. */
  count(mode: Mode): void {
    if (this.#full) countDown(this.#all, mode);
  }

  /** The hart has stopped in a mode because of one. */
  fired(mode: Mode): void {
    if (this.#full) settle(this.#all, mode);
  }

  csrs(): [number, Csr][] {
    const select = (value: number) => {
      if (value >>> 0 < this.#all.length) this.#selected = value;
    };
    const chosen = () => this.#all[this.#selected]!;
    const kept = { write: () => undefined };
    return [
      [0x7a0, { read: () => this.#selected, write: select }],
      // What was hit, and what is left of a count, changes as the debugger stops the hart.
      [
        0x7a1,
        { read: () => chosen().control | 0, ...kept, ...(this.#full && { kind: 'unforeseeable' as const }) },
      ],
      [0x7a2, { read: () => chosen().compared | 0, ...kept }],
      ...(isDebug1(this.#options) ? [] : ([[0x7a3, ZERO]] as [number, Csr][])),
      [0x7a4, { read: () => this.#info(), ...kept }],
    ];
  }

  /** Bits of the types that there are; in the uppermost byte the version of Sdtrig. */
  #info(): number {
    if (isDebug1(this.#options)) return this.#full ? 0x0100_0048 : 0x0100_0040;
    return this.#full ? 0x48 : 4;
  }
}

function matches({ control, compared }: Trigger, { pc, mode, access }: Triggering): boolean {
  if ((control & (mode === MACHINE ? MACHINE_MODE : USER_MODE)) === 0) return false;
  if ((control & EXECUTE) !== 0 && compared === pc) return true;
  if (access?.address !== compared) return false;
  const loads = (control & LOAD) !== 0 && access.read !== undefined;
  return loads || ((control & STORE) !== 0 && countsAsStore(access));
}

export const triggersOf = (options: CoreOptions): Triggers | undefined =>
  hasTriggers(options) ? new Triggers(options) : undefined;
