import type { Move, PinConfiguration } from '@netloom/pins';
import { change } from '../files/boards.ts';
import { usePins } from '../store/pinsStore.ts';
import { ask } from './ask.ts';
import { closeProposal, preview, usePlacement } from './placementStore.ts';

/**
 * Makes an edit of the open configuration and finds pins for the signals that it leaves without one. Takes effect at
 * once when nothing else moves and no boot, debug, oscillator or reset pin is taken; else the placement is previewed.
 */
export function proposePlacement(wanted: PinConfiguration): void {
  const { open } = usePins.getState();
  if (!open) return;
  const { configuration: base, chip } = open;
  ask({ base, wanted, chip, wishes: {} }, ({ proposal, asks }) => {
    if (asks) return preview(proposal, {}, chip);
    closeProposal();
    change(proposal.result);
  });
}

/** Previews pins for all signals that enabled modes need; with `keep` nothing that has a suitable pin moves. */
export function solveAll(keep: boolean): void {
  const { open } = usePins.getState();
  if (!open) return;
  const { configuration, chip } = open;
  const wishes = { all: true, keep };
  ask({ base: configuration, wanted: configuration, chip, wishes }, ({ proposal }) =>
    preview(proposal, wishes, chip),
  );
}

/** Leaves a move out, or takes it in again; the solver then looks for another way. */
export function toggleMove(move: Move): void {
  const { proposal, wishes, chip } = usePlacement.getState();
  if (!proposal || !chip) return;
  const { base, wanted } = proposal;
  const isDeclined = proposal.declined.includes(move);
  const declined = isDeclined
    ? proposal.declined.filter((each) => each !== move)
    : [...proposal.declined, move];
  const next = { ...wishes, declined };
  ask({ base, wanted, chip, wishes: next }, (answer) => preview(answer.proposal, next, chip));
}
