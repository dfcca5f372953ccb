import type { Levels } from './csrs/levels.ts';
import type { RunEnd } from './runEnd.ts';
import type { Observation, Step } from './step.ts';
import type { Triggers } from './triggers.ts';

/** Lines into the core; `software` and `timer` are those of a core without CLINT, `nmi` is the non-maskable one. */
export type InterruptLine = 'software' | 'timer' | 'external' | 'nmi';

export interface ModelSettings {
  /**
   * `own`: the model takes its interrupts itself, and its time passes by one each instruction. `told`: it takes them by
   * `takeInterrupt` alone, and wfi goes on at once: for lockstep.
   */
  interrupts?: 'own' | 'told';
  /** Address of the word in RAM whose writing with an odd value ends a run. */
  tohost?: number;
  /** mhartid. */
  hartId?: number;
  /** The unit at the custom port: operands and result are unsigned. Without it results are taken from observations. */
  custom?(instruction: number, rs1: number, rs2: number): number;
}

/** A core of given options as its programs see it. */
export interface Model {
  /** x0 to x31, signed. */
  readonly registers: Int32Array;
  pc: number;
  /** 3 machine, 0 user. */
  readonly mode: 0 | 3;
  /** Whether an exception stopped the core: one without Zicsr, or where nobody was ready for it (Smdbltrp). */
  readonly halted: boolean;
  /** Where a debugger stops the core; nothing in a core without. */
  readonly triggers?: Triggers | undefined;
  /** Levels and registers of the CLIC; nothing in a core without. */
  readonly levels?: Levels | undefined;
  /** At pc lies an entry of the table that an interrupt goes by: the next step begins where that leads. */
  readonly vectoring: boolean;
  /** The value as an instruction in machine mode reads it; undefined when the core has no such CSR. */
  csr(address: number): number | undefined;
  /** Executes one instruction, wfi as if it were woken at once. A core that halted throws. */
  step(observation?: Observation): Step;
  /** Executes at most so many instructions, fast. May be called again after `limit` and `wfi`. */
  run(instructions: number): RunEnd;
  /** Traps into the handler of the interrupt before the next instruction. Cause without bit 31; 0: the non-maskable one. */
  takeInterrupt(cause: number): void;
  setInterrupt(line: InterruptLine, level: boolean): void;
  /** The line of an interrupt of the CLIC, by its number. */
  setLocalInterrupt(number: number, level: boolean): void;
  /** Bytes of storage, the core's own memories included; RangeError where there is none. */
  read(address: number, length: number): Uint8Array;
  /** Writes storage, ROM too. */
  write(address: number, bytes: Uint8Array): void;
}
