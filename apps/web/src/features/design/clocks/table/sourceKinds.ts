import type { ClockSource } from '@netloom/model';
import { inputsOf } from '@netloom/soc/clocks';

export const KINDS = ['input', 'oscillator', 'pll', 'divider', 'mux', 'gate'] as const;
export type SourceKind = (typeof KINDS)[number];

/** Other clocks that a kind of source needs. */
export function leastOthers(kind: SourceKind): number {
  return { input: 0, oscillator: 0, pll: 1, divider: 1, mux: 2, gate: 1 }[kind];
}

/** A source of another kind that keeps what the clock is made of as far as it can. */
export function sourceOf(
  kind: SourceKind,
  before: ClockSource | undefined,
  others: readonly string[],
): ClockSource | undefined {
  const from = inputsOf(before)[0] ?? others[0];
  if (kind === 'oscillator') return { kind, cell: 'asic' };
  if (kind === 'input' || from === undefined) return undefined;
  if (kind === 'pll')
    return { kind, from, pll: 'pll0', family: 'ice40', divider: 1, multiplier: 16, output: 0, divide: 16 };
  if (kind === 'divider') return { kind, from, ratio: 2 };
  if (kind === 'gate') return { kind, from };
  const second = others.find((each) => each !== from);
  return second === undefined ? before : { kind, inputs: [from, second] };
}
