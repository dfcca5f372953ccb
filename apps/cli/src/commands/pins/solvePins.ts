import { writeFile } from 'node:fs/promises';
import type { Diagnostic } from '@netloom/model';
import { solve, writeConfiguration } from '@netloom/pins';
import type { Move, Progress, SearchEnd } from '@netloom/pins';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import type { PinsSubject } from './loadPins.ts';

const CLEAR_LINE = '\r\u001b[K';

interface Options {
  /** What is on a suitable pin stays there. */
  keep: boolean;
  /** Stores the placement; without it the moves are only told. */
  write: boolean;
  /** Most steps of the search; the solver's own number unless given. */
  budget: number | undefined;
}

/** `netloom pins solve`: pins for all signals that enabled modes need. Nothing is stored unless all find one. */
export async function solvePins(subject: PinsSubject, { keep, write, budget }: Options): Promise<Outcome> {
  const { path, configuration, chip, diagnostics } = subject;
  const solution = solve(configuration, chip, {
    keep,
    ...(budget !== undefined && { budget }),
    ...(process.stderr.isTTY && { onProgress: showProgress }),
  });
  if (process.stderr.isTTY) process.stderr.write(CLEAR_LINE);
  const conflicts = solution.infeasible.map(({ message }) => ({
    code: 'PINS-INFEASIBLE',
    severity: 'error' as const,
    message,
  }));
  const written = write && solution.configuration !== undefined && solution.moves.length > 0;
  if (written) await writeFile(path, writeConfiguration(solution.partial));
  const { moves, infeasible, search } = solution;
  const found = [...diagnostics, ...conflicts, ...doubtsOf(search)];
  const outcome = outcomeOf(path, found, summaryOf(path, moves, written), {
    moves,
    infeasible,
    written,
    search,
  });
  return outcome.failed ? { ...outcome, text: [...moves.map(lineOf), outcome.text].join('\n') } : outcome;
}

/** What the end of the budget leaves open. */
function doubtsOf({ steps, end }: SearchEnd): Diagnostic[] {
  if (end === 'exhausted') {
    const message = `no placement was found within the budget of ${steps} steps; that does not mean that there is none: give more with --budget, or lock fewer pins`;
    return [{ code: 'PINS-BUDGET', severity: 'error', message }];
  }
  if (end === 'proven') return [];
  const message = `the search ended after ${steps} steps: there may be fewer moves, a smaller conflict, or places for more of the signals; --budget lets it go on`;
  return [{ code: 'PINS-NOT-PROVEN', severity: 'info', message }];
}

/** On a terminal only; Ctrl+C ends the command, which writes nothing before the search is over. */
function showProgress({ steps, budget }: Progress): void {
  process.stderr.write(`\r${steps} of ${budget} steps`);
}

function summaryOf(path: string, moves: readonly Move[], written: boolean): string {
  if (moves.length === 0) return `${path}: every signal has its pin`;
  const moved = moves.filter(({ from }) => from !== undefined).length;
  const end = written ? 'written' : 'nothing is written without --write';
  return [...moves.map(lineOf), `${path}: ${moves.length - moved} placed, ${moved} moved; ${end}`].join('\n');
}

function lineOf({ signal, from, to, role }: Move): string {
  return `${signal}: ${from ?? 'no pin'} -> ${to ?? 'no pin'}${role === undefined ? '' : ` (${role} pin)`}`;
}
