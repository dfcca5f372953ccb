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
