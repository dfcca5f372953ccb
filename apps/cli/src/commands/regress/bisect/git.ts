import { spawnSync } from 'node:child_process';
import { Failure } from '../../../failure.ts';

const MOST_BYTES = 1 << 30;

/** Runs git in a folder; answers its standard output. */
export function git(root: string, args: string[], input?: Buffer): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    ...{ cwd: root, maxBuffer: MOST_BYTES },
    ...(input !== undefined && { input }),
  });
  if (error !== undefined) throw new Failure(`git: ${error.message}`);
  if (status !== 0) throw new Failure(`git ${args[0]}: ${stderr.toString('utf8').trim()}`);
  return stdout;
}

/** The whole name of a commit. */
export const commitNamed = (root: string, commit: string): string =>
  git(root, ['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`])
    .toString('latin1')
    .trim();

export const subjectOf = (root: string, commit: string): string =>
  git(root, ['show', '--no-patch', '--format=%s', commit, '--']).toString('utf8').trim();

export const parentOf = (root: string, commit: string): string | undefined =>
  git(root, ['show', '--no-patch', '--format=%P', commit, '--']).toString('latin1').trim().split(' ')[0] ||
  undefined;
