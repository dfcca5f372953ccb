import { create } from 'zustand';

export type Pane = 'tree' | 'clocks' | 'resets' | 'sequence' | 'crossings' | 'problems' | 'files';

interface ClockState {
  /** The clock or reset that is looked at. */
  selected: string | undefined;
  pane: Pane;
  /** The solver is open for this PLL, or, empty, for a new one. */
  solving: string | undefined;
}

/** What of the clocks and resets is looked at; the document is that of the canvas. */
export const useClockView = create<ClockState>(() => ({
  ...{ selected: undefined, pane: 'clocks', solving: undefined },
}));

export function select(selected: string | undefined): void {
  useClockView.setState({ selected });
}

/** Opens the solver for a PLL of the document, or for a new one. */
export function openSolver(pll = ''): void {
  useClockView.setState({ solving: pll });
}

export function closeSolver(): void {
  useClockView.setState({ solving: undefined });
}
