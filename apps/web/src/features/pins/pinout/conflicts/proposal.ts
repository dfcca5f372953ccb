import { neededSignals, solve } from '@netloom/pins';
import type { Chip, Infeasible, Move, PinConfiguration, SearchEnd, SolveOptions } from '@netloom/pins';

/** A placement that waits to be accepted or declined. */
export interface Proposal {
  /** The configuration that was open, and what was to become of it before the solver looked at it. */
  base: PinConfiguration;
  wanted: PinConfiguration;
  /** With the placement. */
  result: PinConfiguration;
  moves: readonly Move[];
  /** Moves that the user does not want: the signal stays where it is, or without a pin. */
  declined: readonly Move[];
  infeasible: readonly Infeasible[];
  /** Whether the search came to an end within its budget. */
  search: SearchEnd;
}

type Effort = Pick<SolveOptions, 'budget' | 'onProgress'>;

export interface Wishes {
  /** Also signals that have had no pin before; without it only those that the edit leaves without one. */
  all?: boolean;
  /** What is on a suitable pin stays there. */
  keep?: boolean;
  declined?: readonly Move[];
}

/** What the solver makes of an edit. */
export function proposalOf(
  base: PinConfiguration,
  wanted: PinConfiguration,
  chip: Chip,
  { all = false, keep = false, declined = [] }: Wishes,
  effort: Effort = {},
): Proposal {
  const before = all ? new Set<string>() : unplaced(base, chip);
  const staying = declined.filter(
    ({ signal, from }) => from !== undefined && wanted.pins[from]?.signal === signal,
  );
  const left = declined.filter((move) => !staying.includes(move)).map(({ signal }) => signal);
  const leave = [...unplaced(wanted, chip)].filter((signal) => before.has(signal) || left.includes(signal));
  const held = [...staying.map(({ from }) => from!), ...chosenPins(base, wanted)];
  const solution = solve(withLocks(wanted, held), chip, { keep, leave, ...effort });
  const { partial, infeasible, search } = solution;
  const result = withoutLocks(partial, wanted, held);
  const moves = solution.moves.map((move) => sinceBase(move, base));
  return { base, wanted, result, moves, declined, infeasible, search };
}

/**
 * Whether the user should see a proposal before it is taken: something moves, warns, finds no pin, or was not found
 * within the budget. Not certain where the budget ended before it was known what has had no pin before.
 */
export function asksFirst(
  { base, moves, infeasible, search }: Proposal,
  chip: Chip,
  effort: Effort = {},
): { asks: boolean; isCertain: boolean } {
  const warns = moves.some(({ from, role }) => from !== undefined || role !== undefined);
  if (warns || search.end === 'exhausted') return { asks: true, isCertain: true };
  if (infeasible.length === 0) return { asks: false, isCertain: true };
  const before = solve(base, chip, { leave: [...unplaced(base, chip)], ...effort });
  const stood = before.infeasible.map(({ message }) => message);
  return {
    asks: infeasible.some(({ message }) => !stood.includes(message)),
    isCertain: before.search.end === 'proven',
  };
}

/** Signals that enabled modes need and that are on no pin. */
export function unplaced(configuration: PinConfiguration, chip: Chip): Set<string> {
  const placed = new Set(
    Object.values(configuration.pins).flatMap(({ signal, shared = [] }) => [signal, ...shared]),
  );
  return new Set(
    [...neededSignals(configuration, chip).values()].flat().filter((signal) => !placed.has(signal)),
  );
}

/** Pins that the edit itself gives a signal: what the user has just chosen stays. */
function chosenPins(base: PinConfiguration, wanted: PinConfiguration): string[] {
  return Object.keys(wanted.pins).filter((pin) => wanted.pins[pin]!.signal !== base.pins[pin]?.signal);
}

function withLocks(configuration: PinConfiguration, held: readonly string[]): PinConfiguration {
  const pins = { ...configuration.pins };
  for (const pin of held) pins[pin] = { ...pins[pin]!, lock: true };
  return { ...configuration, pins };
}

function withoutLocks(
  configuration: PinConfiguration,
  wanted: PinConfiguration,
  held: readonly string[],
): PinConfiguration {
  const pins = { ...configuration.pins };
  for (const pin of held) pins[pin] = wanted.pins[pin]!;
  return { ...configuration, pins };
}

/** A signal that the edit pushed off its pin moves from there. */
function sinceBase(move: Move, { pins }: PinConfiguration): Move {
  if (move.from !== undefined || move.signal.startsWith('GPIO_')) return move;
  const from = Object.keys(pins).find((pin) => pins[pin]!.signal === move.signal);
  return { ...move, from };
}
