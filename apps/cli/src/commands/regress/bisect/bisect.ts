import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bisectAnswer, bisectOutcome } from '@netloom/model/regression';
import type { BisectAnswer } from '@netloom/model/regression';
import { Failure } from '../../../failure.ts';
import { outcomeOf } from '../../../report.ts';
import type { Outcome } from '../../../report.ts';
import { regressRun } from '../run.ts';
import type { CliResult } from '../simulate.ts';
import { commitNamed, git, parentOf, subjectOf } from './git.ts';
import { searchCulprit } from './search.ts';

export interface BisectOptions {
  root: string;
  only: { case: string; seed: number; build?: string | undefined };
  good: string;
  bad: string;
  write: (text: string) => void;
}

interface Tried {
  answer: BisectAnswer;
  message: string;
}

/** The files of a commit in a folder of their own; the repository is not touched. */
async function withCommit<T>(root: string, commit: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-bisect-'));
  try {
    const archive = git(root, ['archive', '--format=tar', commit]);
    const { status } = spawnSync('tar', ['-xf', '-', '-C', folder], { input: archive });
    if (status !== 0) throw new Failure(`the files of ${commit} cannot be unpacked`);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The commit's own plan, or the present one where it has none. */
async function providePlan(path: string, root: string, folder: string): Promise<void> {
  const isThere = await stat(join(folder, path)).catch(() => undefined);
  if (isThere !== undefined) return;
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await copyFile(join(root, path), join(folder, path));
}

/** With several builds it is bad with one that fails, and good with all that pass. */
export function triedOf(results: readonly Pick<CliResult, 'verdict' | 'message'>[]): Tried {
  const worst =
    results.find(({ verdict }) => verdict === 'failed') ??
    results.find(({ verdict }) => verdict !== 'passed') ??
    results[0];
  const { verdict = '', message = '' } = worst ?? {};
  return { answer: bisectAnswer(verdict), message: `${verdict} ${message}`.trim() };
}

async function simulate(path: string, commit: string, { root, only }: BisectOptions): Promise<Tried> {
  return withCommit(root, commit, async (folder) => {
    await providePlan(path, root, folder);
    const options = { root: folder, groups: [], only: [only], waves: false, write: () => undefined };
    const outcome = await regressRun(path, options).catch((error: unknown) => {
      if (error instanceof Failure) return error.message;
      throw error;
    });
    if (typeof outcome === 'string') return { answer: 'skip', message: outcome };
    return triedOf((outcome.result as { results: CliResult[] }).results);
  });
}

/** Commits of one tree are simulated once. */
function remembering(path: string, options: BisectOptions): (commit: string, word: string) => Promise<Tried> {
  const known = new Map<string, Tried>();
  return async (commit, word) => {
    const tree = git(options.root, ['rev-parse', `${commit}^{tree}`])
      .toString('latin1')
      .trim();
    const before = word === 'confirm' ? undefined : known.get(tree);
    const tried = before ?? (await simulate(path, commit, options));
    known.set(tree, tried);
    const subject = subjectOf(options.root, commit);
    options.write(`${tried.answer.padEnd(5)} ${commit.slice(0, 12)} ${subject}  ${tried.message}\n`);
    return tried;
  };
}

/** `netloom regress bisect <plan> --only case:seed --good <commit>`. Exit code 0 when the culprit is sure. */
export async function regressBisect(path: string, options: BisectOptions): Promise<Outcome> {
  const { root } = options;
  const ends = { good: commitNamed(root, options.good), bad: commitNamed(root, options.bad) };
  if (spawnSync('git', ['merge-base', '--is-ancestor', ends.good, ends.bad], { cwd: root }).status !== 0)
    throw new Failure(`${options.good} is no earlier version of ${options.bad}`);
  const tryOn = remembering(path, options);
  const found = await searchCulprit(root, ends, async (commit) => (await tryOn(commit, 'search')).answer);
  const parent = parentOf(root, found.culprit);
  const failing = await tryOn(found.culprit, 'confirm');
  const passing = parent === undefined ? undefined : await tryOn(parent, 'confirm');
  const isSure = bisectOutcome(failing.answer, passing?.answer, found.suspects) === 'found';
  const result = { ...found, confirmed: isSure, subject: subjectOf(root, found.culprit) };
  const others = found.suspects.length > 0 ? `, or one of ${found.suspects.length} that cannot be tried` : '';
  const text = `${isSure ? 'first bad commit' : 'not confirmed'}: ${found.culprit} ${result.subject}${others}`;
  return { ...outcomeOf(path, [], text, result), failed: !isSure, text };
}
