import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Numbers below 1 that follow from the first (Park and Miller). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const ENVIRONMENT = {
  ...process.env,
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@b.c',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@b.c',
};

export const gitIn = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', env: ENVIRONMENT, stdio: 'pipe' }).trim();

export interface History {
  root: string;
  good: string;
  bad: string;
}

/**
 * A history with branches that are merged, whose file `state` says good, bad from the culprit on, or skip for what does
 * not build.
 */
export function seededHistory(seed: number, commits: number, skips: number): History {
  const next = dice(seed);
  const root = mkdtempSync(join(tmpdir(), 'netloom-history-'));
  gitIn(root, 'init', '-q', '-b', 'main');
  const commit = (message: string, state: string) => {
    writeFileSync(join(root, 'state'), state);
    writeFileSync(join(root, `file${Math.floor(next() * 1e9)}`), message);
    gitIn(root, 'add', '-A');
    gitIn(root, 'commit', '-q', '-m', message);
  };
  commit('begin', 'good');
  const good = gitIn(root, 'rev-parse', 'HEAD');
  const culprit = 1 + Math.floor(next() * (commits - 1));
  for (let at = 1; at < commits; at++) {
    const state =
      next() < skips && at !== culprit && at < commits - 1 ? 'skip' : at >= culprit ? 'bad' : 'good';
    // A side branch beside the next commit, without its fault.
    const isSide = at < culprit && next() < 0.2;
    if (isSide) {
      gitIn(root, 'checkout', '-q', '-b', `side${at}`);
      commit(`side ${at}`, 'good');
      gitIn(root, 'checkout', '-q', 'main');
    }
    commit(`step ${at}`, state);
    if (isSide) gitIn(root, 'merge', '-q', '-X', 'ours', '-m', `merge ${at}`, `side${at}`);
  }
  return { root, good, bad: gitIn(root, 'rev-parse', 'HEAD') };
}

/** What git itself finds with the same witness; undefined where it says that only skipped commits are left. */
export function gitBisectRun({ root, good, bad }: History): string | undefined {
  gitIn(root, 'bisect', 'start', bad, good);
  const witness = 'case $(cat state) in good*) exit 0;; bad*) exit 1;; *) exit 125;; esac';
  try {
    const said = gitIn(root, 'bisect', 'run', 'sh', '-c', witness);
    return /^([0-9a-f]{40}) is the first bad commit$/m.exec(said)?.[1];
  } catch {
    return undefined;
  } finally {
    gitIn(root, 'bisect', 'reset');
  }
}
