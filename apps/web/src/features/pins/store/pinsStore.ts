import type { PinsRow } from '@netloom/contract';
import type { Chip, PinConfiguration } from '@netloom/pins';
import { create } from 'zustand';

/** A configuration that is open with its edits: hiding the screen loses none of them. */
export interface OpenPins {
  configuration: PinConfiguration;
  chip: Chip;
  /** What the server has; undefined until it is stored first. */
  stored: PinsRow | undefined;
  /** What `stored` says. */
  saved: PinConfiguration | undefined;
  past: readonly PinConfiguration[];
  future: readonly PinConfiguration[];
}

interface PinsState {
  open: OpenPins | undefined;
}

export const usePins = create<PinsState>(() => ({ open: undefined }));

export function openConfiguration(configuration: PinConfiguration, chip: Chip, stored?: PinsRow): void {
  usePins.setState({
    open: { configuration, chip, stored, saved: stored && configuration, past: [], future: [] },
  });
}

export function isDirty(open: OpenPins | undefined): boolean {
  return open !== undefined && open.configuration !== open.saved;
}

window.addEventListener('beforeunload', (event) => {
  if (isDirty(usePins.getState().open)) event.preventDefault();
});
