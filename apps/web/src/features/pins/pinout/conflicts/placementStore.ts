import type { Chip, PinConfiguration, Progress } from '@netloom/pins';
import { create } from 'zustand';
import { change } from '../files/boards.ts';
import { usePins } from '../store/pinsStore.ts';
import { useUi } from '../store/uiStore.ts';
import type { Proposal, Wishes } from './proposal.ts';

/** A search that is under way in a worker. */
export interface Search {
  /** The configuration that it is about. */
  base: PinConfiguration;
  end: () => void;
  progress: Progress | undefined;
}

interface PlacementState {
  search: Search | undefined;
  /** Why the last search ended without an answer. */
  failure: string | undefined;
  /** What is being previewed, and what was asked for. */
  proposal: Proposal | undefined;
  wishes: Wishes;
  chip: Chip | undefined;
}

export const usePlacement = create<PlacementState>(() => ({
  search: undefined,
  failure: undefined,
  proposal: undefined,
  wishes: {},
  chip: undefined,
}));

/** Shows a proposal in the panel, and its moves in the package. */
export function preview(proposal: Proposal, wishes: Wishes, chip: Chip): void {
  usePlacement.setState({ proposal, wishes, chip });
  useUi.setState({ moves: proposal.moves, bottom: 'placement', panel: 'centre' });
}

/** Gives up the search that is under way, if any; nothing is changed. */
export function endSearch(): void {
  usePlacement.getState().search?.end();
  usePlacement.setState({ search: undefined, failure: undefined });
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

// A search and a proposal are about one configuration: any other edit makes them void.
usePins.subscribe(({ open }) => {
  const { proposal, search } = usePlacement.getState();
  if (search && open?.configuration !== search.base) endSearch();
  if (proposal && open?.configuration !== proposal.base) closeProposal();
});
