import type { Analysis, ChipPin, PinState } from '@netloom/pins';

/** In the order of a legend. */
export const STATES: readonly PinState[] = ['mapped', 'pinned', 'free', 'conflict', 'reserved'];

/** The state of a pin by its name; one that the analysis does not name is nothing to be assigned. */
export function stateOf(pin: string, analysis: Analysis): PinState {
  return analysis.pins.get(pin)?.state ?? 'reserved';
}

/** How many pins are in each state; pins that share a name (VSS) count each. */
export function countStates(pins: readonly ChipPin[], analysis: Analysis): Record<PinState, number> {
  const counts: Record<PinState, number> = { mapped: 0, pinned: 0, free: 0, conflict: 0, reserved: 0 };
  for (const pin of pins) counts[stateOf(pin.name, analysis)]++;
  return counts;
}
