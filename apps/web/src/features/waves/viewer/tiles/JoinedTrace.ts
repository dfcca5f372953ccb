import type { WaveTrace } from '@netloom/waves';

/** What a stretch of a trace shows, for painting. */
export const STATE = {
  low: 0,
  high: 1,
  known: 2,
  unknown: 3,
  floating: 4,
  uninitialised: 5,
  weak: 6,
  ignored: 7,
  many: 8,
  /** Not loaded yet. */
  absent: 9,
} as const;

const ofBit: Record<string, number> = {
  '0': STATE.low,
  l: STATE.low,
  '1': STATE.high,
  h: STATE.high,
  x: STATE.unknown,
  z: STATE.floating,
  u: STATE.uninitialised,
  w: STATE.weak,
  '-': STATE.ignored,
};

function stateOfVector(value: string): number {
  if (/^[01hl]*$/.test(value)) return STATE.known;
  if (/^z+$/.test(value)) return STATE.floating;
  if (/^u+$/.test(value)) return STATE.uninitialised;
  if (/^-+$/.test(value)) return STATE.ignored;
  if (/[xu-]/.test(value)) return STATE.unknown;
  return value.includes('w') ? STATE.weak : STATE.floating;
}

/** `bits`: whether values are one character a bit. */
export function stateOf(value: string | null | undefined, bits: boolean): number {
  if (value === undefined) return STATE.absent;
  if (value === null) return STATE.many;
  if (!bits) return STATE.known;
  return value.length === 1 ? (ofBit[value] ?? STATE.known) : stateOfVector(value);
}

/** Consecutive tiles as one trace; `undefined` marks where nothing is loaded yet. */
export interface JoinedTrace {
  times: number[];
  values: (string | null | undefined)[];
  states: number[];
  /** As in WaveTrace; empty when they were not asked for. */
  ranges: ([number, number] | null)[];
}

/** Joins tiles to one trace; a tile's first point only repeats what the one before ended with. */
export function joinTiles(
  parts: readonly { begin: number; trace: WaveTrace | undefined }[],
  bits: boolean,
): JoinedTrace {
  const joined: JoinedTrace = { times: [], values: [], states: [], ranges: [] };
  for (const { begin, trace } of parts) {
    const values: (string | null | undefined)[] = trace?.values ?? [undefined];
    const times = trace?.times ?? [begin];
    const repeats = joined.values.length > 0 && joined.values.at(-1) === values[0] && values[0] !== null;
    for (let i = repeats ? 1 : 0; i < times.length; i++) {
      joined.times.push(times[i]!);
      joined.values.push(values[i]);
      joined.states.push(stateOf(values[i], bits));
      joined.ranges.push(trace?.ranges?.[i] ?? null);
    }
  }
  return joined;
}
