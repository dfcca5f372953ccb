import type { CoreOptions } from '@netloom/core';
import { checkInsn } from '../../check/checkInsn.ts';
import { understoodOne } from '../../core/tryOut.ts';
import type { Known } from '../../core/understood.ts';
import { Insn } from '../../document/insn.ts';
import type { Instruction, Latency } from '../../document/insn.ts';
import { estimateOf } from '../../estimate/cost.ts';
import type { Estimate } from '../../estimate/cost.ts';
import type { Candidate } from './candidate.ts';
import { encodingFor } from './encodingFor.ts';

/** A candidate as a definition that has no errors. */
export interface Drafted {
  candidate: Candidate;
  insn: Insn;
  known: Known;
  estimate: Estimate;
}

export const DRAFT_NAME = 'proposed';
/** More levels than this in a cycle would be the core's slowest path. */
const MOST_LEVELS = 60;

const divisorsOf = (rounds: number) =>
  Array.from({ length: rounds }, (_, at) => at + 1).filter((each) => rounds % each === 0);

/** In one cycle; where that is too much, the rounds of its loop in as few cycles as may be. */
const latenciesOf = ({ rounds }: Candidate): Latency[] => [
  { kind: 'combinational' },
  ...(rounds < 2 ? [] : divisorsOf(rounds).map((cycles): Latency => ({ kind: 'fixed', cycles: cycles + 1 }))),
];

function draftWith(candidate: Candidate, instruction: Instruction): Drafted | undefined {
  const insn = Insn.parse({
    ...{ netloom: 'insn', version: 1, name: DRAFT_NAME },
    instructions: { draft: instruction },
  });
  if (checkInsn(insn).length > 0) return undefined;
  const known = understoodOne(insn, 'draft');
  return known && { candidate, insn, known, estimate: estimateOf(known, []) };
}

/** The definition with the fewest cycles whose logic fits into them; undefined where none does. */
export function drafted(candidate: Candidate, options: CoreOptions): Drafted | undefined {
  const { behaviour, inputs } = candidate;
  const encoding = encodingFor(inputs.length, options);
  if (encoding === undefined || behaviour.some((line) => line.length > 400)) return undefined;
  for (const latency of latenciesOf(candidate)) {
    const found = draftWith(candidate, { description: '', examples: [], encoding, latency, behaviour });
    if (found && found.estimate.levels <= MOST_LEVELS) return found;
  }
  return undefined;
}

/** Cycles that it takes each time. */
export const cyclesOf = ({ estimate }: Drafted): number => estimate.cycles[1];

/** What the program is spared, counted. */
export const savedBy = (draft: Drafted): number =>
  draft.candidate.executed - draft.candidate.times * cyclesOf(draft);
