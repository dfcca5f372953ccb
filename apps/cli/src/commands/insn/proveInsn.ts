import { checkInsn, ownDiagnostic, ownOf } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import { proveOwn } from '@netloom/instructions/node';
import type { Diagnostic } from '@netloom/model';
import { hasErrors, outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import type { InsnSubject } from './commands.ts';

/** What came of holding each SystemVerilog of a definition against its behaviour. */
export async function proved(insn: Insn): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const { known, states } of ownOf(insn)) {
    const verdict = await proveOwn(known, states);
    found.push(ownDiagnostic(known.name, verdict ?? { verdict: 'undecided', clocks: 0, values: {} }));
  }
  return found;
}

/** `netloom insn prove`: whether the SystemVerilog of a definition does what its behaviours do. */
export async function proveInsnCommand({ path, document: insn, diagnostics }: InsnSubject): Promise<Outcome> {
  const problems = [...diagnostics, ...checkInsn(insn)];
  if (hasErrors(problems)) return outcomeOf(path, problems, '', {});
  const found = await proved(insn);
  const undecided = found.some(({ severity }) => severity === 'warning');
  const outcome = outcomeOf(path, found, `${path}: ${found.length} modules of SystemVerilog`, { found });
  return undecided ? { ...outcome, failed: true } : outcome;
}
