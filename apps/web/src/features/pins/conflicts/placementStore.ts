import type { Chip, Move, PinConfiguration } from '@netloom/pins';
import { create } from 'zustand';
import { change } from '../store/history.ts';
import { usePins } from '../store/pinsStore.ts';
import { useUi } from '../store/uiStore.ts';
import { proposalOf } from './proposal.ts';
import type { Proposal, Wishes } from './proposal.ts';

interface PlacementState {
  /** What is being previewed, and what was asked for. */
  proposal: Proposal | undefined;
  wishes: Wishes;
  chip: Chip | undefined;
}

export const usePlacement = create<PlacementState>(() => ({
  proposal: undefined,
  wishes: {},
  chip: undefined,
}));

/** Shows a proposal in the panel, and its moves in the package. */
export function preview(proposal: Proposal, wishes: Wishes, chip: Chip): void {
  usePlacement.setState({ proposal, wishes, chip });
  useUi.setState({ moves: proposal.moves, bottom: 'placement', panel: 'centre' });
}

/** Leaves a move out, or takes it in again; the solver then looks for another way. */
export function toggleMove(move: Move): void {
  const { proposal, wishes, chip } = usePlacement.getState();
  if (!proposal || !chip) return;
  const isDeclined = proposal.declined.includes(move);
  const declined = isDeclined
    ? proposal.declined.filter((each) => each !== move)
    : [...proposal.declined, move];
  const next = { ...wishes, declined };
  preview(proposalOf(proposal.base, proposal.wanted, chip, next), next, chip);
}

/** Takes what is previewed, or another outcome of it, in one step that undo takes back. */
export function accept(result: PinConfiguration): void {
  closeProposal();
  change(result);
}

export function closeProposal(): void {
  usePlacement.setState({ proposal: undefined });
  useUi.setState({ moves: [] });
}

// A proposal is about one configuration: any other edit makes it void.
usePins.subscribe(({ open }) => {
  const { proposal } = usePlacement.getState();
  if (proposal && open?.configuration !== proposal.base) closeProposal();
});
