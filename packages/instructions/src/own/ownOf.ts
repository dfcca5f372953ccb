import { knownIn, statesOf } from '../core/understood.ts';
import type { Known, KnownState } from '../core/understood.ts';
import type { Insn } from '../document/insn.ts';
import { ownHash } from './proofFiles.ts';

export interface OwnInstruction {
  known: Known;
  states: KnownState[];
  /** Of the two texts that are held against each other. */
  hash: string;
}

/** The instructions of a definition without errors whose module an expert wrote. */
export function ownOf(insn: Insn): OwnInstruction[] {
  const states = statesOf(insn);
  return Object.entries(insn.instructions)
    .filter(([, { systemVerilog }]) => systemVerilog !== undefined)
    .map(([name]) => {
      const known = knownIn(insn, name);
      return { known, states, hash: ownHash(known, states) };
    });
}
