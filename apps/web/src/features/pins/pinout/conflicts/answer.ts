import type { Chip, PinConfiguration, Progress } from '@netloom/pins';
import { asksFirst, proposalOf } from './proposal.ts';
import type { Proposal, Wishes } from './proposal.ts';

/** What the solver is asked. */
export interface Question {
  base: PinConfiguration;
  wanted: PinConfiguration;
  chip: Chip;
  wishes: Wishes;
}

export interface Answer {
  proposal: Proposal;
  /** The user should see it before it is taken. */
  asks: boolean;
  /** A greater budget would not change it. */
  isFinal: boolean;
}

/** The solver's answer within a budget of steps; its own budget unless one is given. */
export function answerOf(
  { base, wanted, chip, wishes }: Question,
  effort: { budget?: number; onProgress?: (progress: Progress) => void } = {},
): Answer {
  const proposal = proposalOf(base, wanted, chip, wishes, effort);
  const asked = asksFirst(proposal, chip, effort);
  return { proposal, asks: asked.asks, isFinal: proposal.search.end === 'proven' && asked.isCertain };
}
