import { documentProblem } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import type { OwnVerdict } from './verdict.ts';

/** Values by name of one side, as people read them. */
function listed(values: OwnVerdict['values'], side: string): string {
  const own = Object.entries(values).filter(([name]) => name.startsWith(side));
  return own.map(([name, digits]) => `${name.slice(side.length)} = 0x${digits}`).join(', ');
}

const severities = { equal: 'info', bounded: 'info', differs: 'error', undecided: 'warning' } as const;

function said(name: string, { verdict, clocks, values }: OwnVerdict) {
  if (verdict === 'equal') return say('insn-own-proof/equal', { name });
  if (verdict === 'bounded') return say('insn-own-proof/bounded', { name, clocks });
  if (verdict === 'undecided') return say('insn-own-proof/undecided', { name });
  const [operands, made, own] = ['of_', 'made_', 'own_'].map((side) => listed(values, side));
  if (operands === '') return say('insn-own-proof/differs-at-all', { name });
  if (made === own) return say('insn-own-proof/clock', { operands: operands!, made: made! });
  return say('insn-own-proof/differs', { operands: operands!, made: made!, own: own! });
}

/** What came of the proof, at the text that it is about. */
export const ownDiagnostic = (name: string, verdict: OwnVerdict): Diagnostic =>
  documentProblem({
    code: `INSN-OWN-${verdict.verdict.toUpperCase()}`,
    severity: severities[verdict.verdict],
    said: said(name, verdict),
    at: ['instructions', name, 'systemVerilog'],
  });

/** Refuses what would be handed over without a proof. */
export const unprovedDiagnostic = (name: string, index: number): Diagnostic =>
  documentProblem({
    code: 'INSN-OWN-UNPROVED',
    said: say('insn-own/unproved', { name }),
    at: ['instructions', String(index)],
  });
