import type { PinState } from '@netloom/pins';
import { directPads } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';

/** What a use case has on a pad. */
export interface PadUse {
  state: PinState;
  /** Signals that are brought to it, by name; several contradict each other. */
  signals: readonly string[];
  /** The solver leaves it as it is. */
  fixed: boolean;
}

/** What a use case has on each pad, by the pad's name; without one, what is wired past the matrix. */
export function padUses(pinmux: Pinmux, useCase: string | undefined): Map<string, PadUse> {
  const direct = directPads(pinmux);
  const needs = Object.entries((useCase !== undefined && pinmux.useCases[useCase]?.needs) || {});
  const on = Map.groupBy(needs, ([signal, { pad }]) => pinmux.signals[signal]?.direct ?? pad);
  return new Map(
    Object.keys(pinmux.pads).map((pad) => {
      const here = on.get(pad) ?? [];
      const fixed = here.some(([, need]) => need.fixed);
      return [
        pad,
        { state: stateOf(here.length, fixed, direct.has(pad)), signals: here.map(([name]) => name), fixed },
      ];
    }),
  );
}

function stateOf(signals: number, fixed: boolean, isDirect: boolean): PinState {
  if (signals > 1) return 'conflict';
  if (signals === 1) return fixed ? 'pinned' : 'mapped';
  return isDirect ? 'reserved' : 'free';
}

/** What stands beside a pad. */
export function textOf(use: PadUse | undefined): string {
  return use?.signals.join(', ') ?? '';
}
