import type { Definition } from '../model/instructions/definition.ts';
import type { Unit } from '../rtl/unit.ts';

/** An instruction that a core was given, as its decoder and its pipeline see it. */
export interface CustomEncoding {
  name: string;
  /** Of the fixed bits; both unsigned. */
  mask: number;
  match: number;
  /** Whether the fields at the standard's places are registers. */
  rd: boolean;
  /** Whether it retires before it has its result: rd is written when its operation in the background ends. */
  later?: boolean | undefined;
  rs1: boolean;
  rs2: boolean;
  rs3: boolean;
  /** The one load or store that it makes, of 1, 2 or 4 bytes: `size` is the logarithm. */
  access?: { kind: 'load' | 'store'; size: 0 | 1 | 2 } | undefined;
  /** Whether user mode may not execute it: it is illegal there. */
  machine?: boolean | undefined;
  /** The most cycles for which a pipeline waits for it, an access to memory apart. */
  cycles?: number | undefined;
  /** Number of the status of the states that it reads or writes, where its set has one. */
  context?: number | undefined;
  /** Whether it sets a register of the unit from which addresses are made. */
  points?: boolean | undefined;
}

/** A set of instructions whose states are saved only when they are dirty: a CSR of two bits says what they are. */
export interface CustomStatus {
  name: string;
  address: number;
  /** Whether operations in the background change the states. */
  waits: boolean;
}

/** A port of the core that the unit drives; width in bits. */
export interface CustomOutput {
  name: string;
  width: number;
  description: string;
}

/** Instructions that a core was given: what `files` of its options became when they were read. */
export interface CustomInstructions {
  encodings: readonly CustomEncoding[];
  /**
   * Sets with a status. The unit then tells by `context_changes`, a bit for each, that an instruction retires which
   * changes states and, where a set waits, by `context_busy` what goes on.
   */
  statuses: readonly CustomStatus[];
  outputs: readonly CustomOutput[];
  /**
   * The unit in the pipeline: `valid`, `instr`, `rs1`, `rs2` and, where an instruction reads it, `rs3` are held until
   * `ready`, in which cycle the instruction retires and `result` is there. Where instructions access memory,
   * `access_address` and `access_wdata` go with the operands, `access_done` says that the access was answered well, and
   * `access_result` is then made of `loaded`; with five stages the operands are held from `access_accept` on. Where
   * results come later, `pending` and `pending_rd` say of each such instruction whether its register waits for one, and
   * `landing` with `landing_rd` and `landing_result` is held until `lands`, in which cycle the register is written.
   */
  unit: Unit;
  /** What the unit instantiates. */
  parts: readonly Unit[];
  /** What the model executes, with states of its own each time. */
  definitions(): Definition[];
  /** The text of an instruction of these; undefined for any other word. */
  disassemble(word: number): string | undefined;
}
