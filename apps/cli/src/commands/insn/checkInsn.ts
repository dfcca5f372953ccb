import { checkInsn } from '@netloom/instructions';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import type { InsnSubject } from './commands.ts';

/** `netloom insn check`: every problem of a definition. */
export function checkInsnCommand({ path, document: insn, diagnostics }: InsnSubject): Outcome {
  const instructions = Object.keys(insn.instructions);
  const summary = `${path}: can be generated; ${instructions.join(', ')}`;
  return outcomeOf(path, [...diagnostics, ...checkInsn(insn)], summary, { instructions });
}
