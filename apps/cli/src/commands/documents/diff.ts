import { devNull } from 'node:os';
import type { DocumentChange } from '@netloom/model';
import { Failure } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { changeLines } from './changeLines.ts';
import { kindAt } from './kindAt.ts';
import { readVersion } from './versions.ts';
import type { Version } from './versions.ts';

/** `netloom diff <a> <b>`: what a designer would say changed. */
export async function diffCommand(from: string, to: string, options: DiffOptions): Promise<Outcome> {
  const [before, after] = [
    { file: from, path: from },
    { file: to, path: to },
  ];
  const changes = await changesOf(before, after);
  const outcome = { text: textOf(to, changes), result: { changes }, failed: changes.length > 0 };
  if (!options.effects) return outcome;
  const { effectLines, effectsBetween } = await import('./effects.ts');
  const effects = await effectsBetween(before, after, options.library);
  const text = [outcome.text, ...effectLines(effects)].join('\n');
  return { ...outcome, text, result: { changes, ...effects } };
}

interface DiffOptions {
  effects: boolean;
  library: string[];
}

/**
 * What git asks of a diff driver: the path, then file, hash and mode of the old and of the new version, and for a
 * renamed one the new path and git's words about it. Git takes any other exit code than 0 for an accident.
 */
export async function gitDiffCommand(args: readonly string[]): Promise<Outcome> {
  const [path, from, , , to, , , newPath = path] = args;
  // Of a file in conflict git gives nothing but the path.
  if (from === undefined || to === undefined) return told(`${path}: in conflict`, []);
  if (from === devNull) return told(`${newPath}: added`, []);
  if (to === devNull) return told(`${path}: removed`, []);
  try {
    const changes = await changesOf({ file: from, path: path! }, { file: to, path: newPath! });
    return told(textOf(newPath!, changes), changes);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return told(`${error.message}\n  (git diff --no-ext-diff compares the texts)`, []);
  }
}

async function changesOf(from: Version, to: Version): Promise<DocumentChange[]> {
  const kind = await kindAt(to.path);
  const other = await kindAt(from.path);
  if (other.id !== kind.id)
    throw new Failure(`${from.path} and ${to.path} are different kinds of document`, 2);
  return kind.diff(await readVersion(kind, from), await readVersion(kind, to));
}

const told = (text: string, changes: readonly DocumentChange[]): Outcome => ({
  text,
  result: { changes },
  failed: false,
});

function textOf(path: string, changes: readonly DocumentChange[]): string {
  if (changes.length === 0) return `${path}: the same by meaning`;
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  return [`${path}: ${count}`, ...changeLines(changes).map((line) => `  ${line}`)].join('\n');
}
