import type { CoreOptions } from '../options/coreOptions.ts';
import { hasTriggers } from '../rtl/debug/features.ts';
import { ZERO } from './csrs/csr.ts';
import type { Csr } from './csrs/csr.ts';
import { MACHINE } from './mode.ts';
import type { Mode } from './mode.ts';
import type { Access } from './step.ts';

/** Bits of tdata1 (Debug 0.13.2, 5.2.9). */
const [MACHINE_MODE, USER_MODE, EXECUTE, STORE, LOAD] = [0x40, 8, 4, 2, 1];
/** Type 2, dmode, action 1. */
const FIXED = 0x2800_1000;

interface Trigger {
  control: number;
  /** Unsigned. */
  compared: number;
}

/** What an instruction is for a trigger. */
export interface Triggering {
  pc: number;
  mode: Mode;
  access?: Access | undefined;
}

/** Triggers of a core: the program reads them and chooses which, the debugger sets them. */
export class Triggers {
  readonly #all: Trigger[];
  readonly #bits: number;
  #selected = 0;

  constructor({ base, debug }: CoreOptions) {
    this.#all = Array.from({ length: debug.triggers }, () => ({ control: 0, compared: 0 }));
    this.#bits = MACHINE_MODE | (base.userMode ? USER_MODE : 0) | EXECUTE | STORE | LOAD;
  }

  /** Whether the hart would stop before an instruction by the triggers as they are now. */
  copy(): (it: Triggering) => boolean {
    const now = this.#all.map((each) => ({ ...each }));
    return (it) => now.some((trigger) => matches(trigger, it));
  }

  /** By the debugger. */
  set(index: number, control: number, compared: number): void {
    this.#all[index] = { control: control & this.#bits, compared: compared >>> 0 };
  }

  /** Whether the hart stops before the instruction. */
  stops(it: Triggering): boolean {
    return this.#all.some((trigger) => matches(trigger, it));
  }

  csrs(): [number, Csr][] {
    const select = (value: number) => {
      if (value >>> 0 < this.#all.length) this.#selected = value;
    };
    const chosen = () => this.#all[this.#selected]!;
    const kept = { write: () => undefined };
    return [
      [0x7a0, { read: () => this.#selected, write: select }],
      [0x7a1, { read: () => FIXED | chosen().control, ...kept }],
      [0x7a2, { read: () => chosen().compared | 0, ...kept }],
      [0x7a3, ZERO],
      [0x7a4, { read: () => 4, ...kept }],
    ];
  }
}

function matches({ control, compared }: Trigger, { pc, mode, access }: Triggering): boolean {
  if ((control & (mode === MACHINE ? MACHINE_MODE : USER_MODE)) === 0) return false;
  if ((control & EXECUTE) !== 0 && compared === pc) return true;
  if (access?.address !== compared) return false;
  const loads = (control & LOAD) !== 0 && access.read !== undefined;
  return loads || ((control & STORE) !== 0 && access.write !== undefined);
}

export const triggersOf = (options: CoreOptions): Triggers | undefined =>
  hasTriggers(options) ? new Triggers(options) : undefined;
