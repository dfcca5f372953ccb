import { writeFile } from 'node:fs/promises';
import { solve, writeConfiguration } from '@netloom/pins';
import type { Move } from '@netloom/pins';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import type { PinsSubject } from './loadPins.ts';

interface Options {
  /** What is on a suitable pin stays there. */
  keep: boolean;
  /** Stores the placement; without it the moves are only told. */
  write: boolean;
}

/** `netloom pins solve`: pins for all signals that enabled modes need. Nothing is stored unless all find one. */
export async function solvePins(subject: PinsSubject, { keep, write }: Options): Promise<Outcome> {
  const { path, configuration, chip, diagnostics } = subject;
  const solution = solve(configuration, chip, { keep });
  const conflicts = solution.infeasible.map(({ message }) => ({
    code: 'PINS-INFEASIBLE',
    severity: 'error' as const,
    message,
  }));
  const written = write && solution.configuration !== undefined && solution.moves.length > 0;
  if (written) await writeFile(path, writeConfiguration(solution.partial));
  const { moves, infeasible } = solution;
  const outcome = outcomeOf(path, [...diagnostics, ...conflicts], summaryOf(path, moves, written), {
    moves,
    infeasible,
    written,
  });
  return outcome.failed ? { ...outcome, text: [...moves.map(lineOf), outcome.text].join('\n') } : outcome;
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
