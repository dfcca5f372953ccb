import { writeFile } from 'node:fs/promises';
import type { Diagnostic } from '@netloom/model';
import { solveUseCase, takePlaces, writePinmux } from '@netloom/pinmux';
import type { Pinmux, Solution } from '@netloom/pinmux';
import { WrongUse } from '../../failure.ts';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import type { PinmuxSubject } from './commands.ts';

interface Options {
  /** Names of use cases; all of them when empty. */
  cases: readonly string[];
  /** Stores the places; without it they are only told. */
  write: boolean;
}

/** `netloom pinmux solve`: a pad for each signal that use cases need. Nothing is stored unless all find one. */
export async function solvePinmux(subject: PinmuxSubject, { cases, write }: Options): Promise<Outcome> {
  const { path, document: pinmux, diagnostics } = subject;
  const known = Object.keys(pinmux.useCases).sort();
  const unknown = cases.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new WrongUse(
      `--case: there is no use case "${unknown}" (there are: ${known.join(', ') || 'none'})`,
    );
  const solved = (cases.length > 0 ? cases : known).map((name) => ({
    name,
    solution: solveUseCase(pinmux, name),
  }));
  const conflicts = solved.flatMap(({ name, solution }) => conflictOf(name, solution));
  const placed = solved.reduce(
    (each, { name, solution }) => ('pads' in solution ? takePlaces(each, name, solution.pads) : each),
    pinmux,
  );
  const moves = solved.flatMap(({ name }) => movesOf(name, pinmux, placed));
  const written = write && conflicts.length === 0 && moves.length > 0;
  if (written) await writeFile(path, writePinmux(placed));
  const lines = moves.map(
    ({ useCase, signal, from, to }) => `${useCase}: ${signal}: ${from ?? 'no pad'} -> ${to}`,
  );
  const end = written
    ? 'written'
    : moves.length === 0
      ? 'every signal has its pad'
      : 'nothing is written without --write';
  const found = [...diagnostics, ...conflicts];
  return outcomeOf(path, found, [...lines, `${path}: ${end}`].join('\n'), { moves, written });
}

/** The signals that stand in each other's way, at their use case. */
function conflictOf(useCase: string, solution: Solution): Diagnostic[] {
  if ('pads' in solution) return [];
  const { signals, pads } = solution.conflict;
  const message = `use case ${useCase}: ${signals.join(', ')} compete for ${pads.join(', ') || 'no pad at all'}; leave out any one of them, unfix one, or let one reach another pad`;
  const place = { kind: 'document' as const, pointer: `/useCases/${useCase}` };
  return [{ code: 'PMX-CONFLICT', severity: 'error', message, place }];
}

function movesOf(useCase: string, before: Pinmux, after: Pinmux) {
  const needs = before.useCases[useCase]!.needs;
  return Object.entries(after.useCases[useCase]!.needs).flatMap(([signal, { pad: to }]) => {
    const from = needs[signal]!.pad;
    return to === undefined || to === from ? [] : [{ useCase, signal, from, to }];
  });
}
