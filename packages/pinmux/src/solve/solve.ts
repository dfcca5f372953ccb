import { cheapestMatching } from '@netloom/pins/matching';
import { isOutput, muxedPads, reachOf } from '../codes.ts';
import type { Named } from '../codes.ts';
import type { Need, Pad, Pinmux, Signal } from '../document/pinmux.ts';

/** A pad of its own for each signal, or the fewest signals that stand in each other's way. */
export type Solution =
  | { pads: Readonly<Record<string, string>>; moves: number }
  | {
      /** None can be left out: all but any one of them find a pad. */
      conflict: { signals: string[]; pads: string[] };
    };

/** A signal that moves costs more than all preferences together. */
const MOVE = 1_000;
/** Straps that something drives must not disturb the next reset: taken last. */
const STRAP = 1;

/** Places the signals of a use case with the fewest moves; fixed ones stay. Names that are unknown are passed over. */
export function solveUseCase(pinmux: Pinmux, useCase: string): Solution {
  const { needs = {}, boot = false } = pinmux.useCases[useCase] ?? {};
  const pads = muxedPads(pinmux);
  const reach = reachOf(pinmux);
  const rows = Object.entries(needs).flatMap(([name, need]): Row[] => {
    const signal = Object.hasOwn(pinmux.signals, name) ? pinmux.signals[name] : undefined;
    return signal === undefined || signal.direct !== undefined ? [] : [{ name, need, signal }];
  });
  const offers = rows.map((row) => offersOf(row, pads, reach(row.signal), boot));
  const matching = cheapestMatching(offers, pads.length);
  if ('tooMany' in matching) return { conflict: conflictOf(matching.tooMany, rows, offers, pads) };
  const placed = matching.columns.map((column, row) => [rows[row]!.name, pads[column]!.name] as const);
  return {
    pads: Object.fromEntries(placed),
    moves: placed.filter(([name, pad]) => needs[name]!.pad !== undefined && needs[name]!.pad !== pad).length,
  };
}

interface Row {
  name: string;
  need: Need;
  signal: Signal;
}

function offersOf(
  { need, signal }: Row,
  pads: readonly Named<Pad>[],
  reach: ReadonlySet<string>,
  boot: boolean,
) {
  return pads.flatMap(({ name, strap }, column) => {
    if (!reach.has(name) || (need.fixed && need.pad !== undefined && need.pad !== name)) return [];
    const drivesStrap = strap && isOutput(signal);
    if (drivesStrap && boot) return [];
    return [{ column, cost: (need.pad === name ? 0 : MOVE) + (drivesStrap ? STRAP : 0) }];
  });
}

function conflictOf(
  tooMany: readonly number[],
  rows: readonly Row[],
  offers: readonly (readonly { column: number }[])[],
  pads: readonly Named<Pad>[],
) {
  const columns = new Set(tooMany.flatMap((row) => offers[row]!.map(({ column }) => column)));
  return {
    signals: tooMany.map((row) => rows[row]!.name).sort(),
    pads: pads.filter((_, column) => columns.has(column)).map(({ name }) => name),
  };
}
