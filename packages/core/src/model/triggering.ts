import type { Mode } from './mode.ts';
import type { Access } from './step.ts';

/** A trigger's registers. */
export interface Trigger {
  /** tdata1. */
  control: number;
  /** tdata2, unsigned. */
  compared: number;
}

/** What an instruction is for a trigger. */
export interface Triggering {
  pc: number;
  mode: Mode;
  access?: Access | undefined;
}

/** An instruction of Zicbom is a store at its own address (RISC-V Debug 1.0, 5.7.11). */
export const countsAsStore = ({ write, managed }: Access): boolean => write !== undefined || managed === true;
