import { ownOf, unprovedDiagnostic } from '@netloom/instructions';
import type { Insn } from '@netloom/instructions';
import type { Diagnostic } from '@netloom/model';
import type { Database } from '../../database/index.ts';
import { hasPassed } from '../runs/index.ts';

/** Instructions whose module an expert wrote, and of which no run of the project has proved what they do. */
export async function unproved(
  insns: readonly Insn[],
  deptId: number,
  database: Database,
): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const [index, insn] of insns.entries())
    for (const { known, hash } of ownOf(insn))
      if (!(await hasPassed(database, deptId, 'instruction', hash)))
        found.push(unprovedDiagnostic(known.name, index));
  return found;
}
