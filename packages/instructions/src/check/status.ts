import { documentProblem } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { addressOf } from '../core/context.ts';
import type { Insn } from '../document/insn.ts';
import { say } from '../wording/sentences.ts';

/** CSRs that are machine mode's, may be written, and are left to everyone's own use (Privileged 1.12, table 2.1). */
const [FIRST, LAST] = [0x7c0, 0x7ff];

/** A status is that of something, and stands where no CSR of the standard will ever be. */
export function checkStatus({ status, states }: Insn): Diagnostic[] {
  if (status === undefined) return [];
  const at = ['status'];
  const address = addressOf(status);
  if (address < FIRST || address > LAST)
    return [
      documentProblem({ code: 'INSN-STATUS', said: say('insn-status/range', { address: status }), at }),
    ];
  if (Object.values(states).some(({ context }) => context === 'saved')) return [];
  return [documentProblem({ code: 'INSN-STATUS', said: say('insn-status/nothing', {}), at })];
}
