import type { ClockSource } from '@netloom/model';
import { inputsOf } from '@netloom/soc/clocks';

export const KINDS = ['input', 'divider', 'mux', 'gate'] as const;
export type SourceKind = (typeof KINDS)[number];

/** Other clocks that a kind of source needs. */
export function leastOthers(kind: SourceKind): number {
  return { input: 0, divider: 1, mux: 2, gate: 1 }[kind];
}

/** A source of another kind that keeps what the clock is made of as far as it can. */
export function sourceOf(
  kind: SourceKind,
  before: ClockSource | undefined,
  others: readonly string[],
): ClockSource | undefined {
  const from = inputsOf(before)[0] ?? others[0];
  if (kind === 'input' || from === undefined) return undefined;
  if (kind === 'divider') return { kind, from, ratio: 2 };
  if (kind === 'gate') return { kind, from };
  const second = others.find((each) => each !== from);
  return second === undefined ? before : { kind, inputs: [from, second] };
}
