import type { CoreOptions, Elf, RunEnd } from '@netloom/core';
import { modelOf } from './modelOf.ts';

/** How often the instructions of a program were executed on the model. */
export interface Profile {
  cause: RunEnd['cause'];
  exitCode: number | undefined;
  instructions: number;
  printed: string;
  /** By address. */
  counts: ReadonlyMap<number, number>;
}

/** Told of the registers before each instruction, and of the address of the one before. */
export type Look = (pc: number, registers: Int32Array, last: number) => void;

/**
 * Runs a program on the model and counts, for at most so many instructions. One that goes on for ever ends there, as
 * `limit`.
 */
export function profile(options: CoreOptions, elf: Elf, limit: number, look?: Look): Profile {
  const { model, printed } = modelOf(options, elf);
  const counts = new Map<number, number>();
  let instructions = 0;
  for (let last = -1; ;) {
    const { pc } = model;
    look?.(pc, model.registers, last);
    counts.set(pc, (counts.get(pc) ?? 0) + 1);
    const end = model.run(1);
    last = pc;
    instructions += end.instructions;
    if (end.cause === 'limit' && instructions < limit) continue;
    const exitCode = end.cause === 'tohost' ? end.exitCode : undefined;
    return { cause: end.cause, exitCode, instructions, printed: printed(), counts };
  }
}
