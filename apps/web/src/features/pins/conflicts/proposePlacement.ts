import type { PinConfiguration } from '@netloom/pins';
import { change } from '../store/history.ts';
import { usePins } from '../store/pinsStore.ts';
import { closeProposal, preview } from './placementStore.ts';
import { asksFirst, proposalOf } from './proposal.ts';

/**
 * Makes an edit of the open configuration and finds pins for the signals that it leaves without one. Takes effect at
 * once when nothing else moves and no boot, debug, oscillator or reset pin is taken; else the placement is previewed.
 */
export function proposePlacement(wanted: PinConfiguration): void {
  const { open } = usePins.getState();
  if (!open) return;
  const { configuration: base, chip } = open;
  const proposal = proposalOf(base, wanted, chip, {});
  if (asksFirst(proposal, chip)) return preview(proposal, {}, chip);
  closeProposal();
  change(proposal.result);
}

/** Previews pins for all signals that enabled modes need; with `keep` nothing that has a suitable pin moves. */
export function solveAll(keep: boolean): void {
  const { open } = usePins.getState();
  if (!open) return;
  const { configuration, chip } = open;
  const wishes = { all: true, keep };
  preview(proposalOf(configuration, configuration, chip, wishes), wishes, chip);
}
