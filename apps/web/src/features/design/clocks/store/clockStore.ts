import { create } from 'zustand';

export type Pane = 'tree' | 'clocks' | 'resets' | 'sequence' | 'crossings' | 'problems' | 'files';

interface ClockState {
  /** The clock or reset that is looked at. */
  selected: string | undefined;
  pane: Pane;
}

/** What of the clocks and resets is looked at; the document is that of the canvas. */
export const useClockView = create<ClockState>(() => ({ selected: undefined, pane: 'clocks' }));

export function select(selected: string | undefined): void {
  useClockView.setState({ selected });
}
