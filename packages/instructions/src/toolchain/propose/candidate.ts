import type { Op } from './flow.ts';

/** A register that is read at an instruction, as an operand of what is proposed. */
export interface Read {
  register: number;
  /** Address of the instruction before which its value is there; of a loop the first. */
  at: number;
}

/** Instructions that one could do, before it is known whether it is worth it. */
export interface Candidate {
  sort: 'block' | 'loop';
  /** In the order of addresses. */
  ops: readonly Op[];
  inputs: readonly Read[];
  /** Register of the result. */
  output: number;
  behaviour: string[];
  /** Rounds of the loop of the behaviour. */
  rounds: number;
  /** Most of its operands that the encoding has place for are three. */
  times: number;
  executed: number;
}

export const OPERANDS = ['rs1', 'rs2', 'rs3'] as const;
