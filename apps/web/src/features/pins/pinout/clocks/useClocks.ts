import { clockTreeOf, clocksOf } from '@netloom/pins';
import type { Chip, ClockState, ClockTree } from '@netloom/pins';
import type { Diagnostic } from '@netloom/model';
import { useMemo } from 'react';
import { usePins } from '../store/pinsStore.ts';

export interface Clocks {
  chip: Chip;
  tree: ClockTree;
  state: ClockState;
  diagnostics: readonly Diagnostic[];
  /** Values of the settings as they stand in the configuration, legal or not; else those at reset. */
  shown: Readonly<Record<string, string | number>>;
}

/** The clock tree of what is open, with its frequencies; undefined where the chip's tree is not known. */
export function useClocks(): Clocks | undefined {
  const chip = usePins(({ open }) => open!.chip);
  const settings = usePins(({ open }) => open!.configuration.clocks);
  return useMemo(() => {
    const tree = clockTreeOf(chip);
    const { state, diagnostics } = clocksOf(settings, chip);
    return tree && state
      ? { chip, tree, state, diagnostics, shown: { ...state.settings, ...settings } }
      : undefined;
  }, [chip, settings]);
}

/** What stands against a node: its own setting, or the clock that leaves it. */
export function problemsOf(name: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(
    ({ place }) =>
      place?.kind === 'document' && (place.instance ?? place.pointer.slice('/clocks/'.length)) === name,
  );
}
