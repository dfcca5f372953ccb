import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
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

interface Commit {
  mark: number;
  state: string;
  files: Record<string, string>;
}

/** Commits in the form of git fast-import: one process writes them all. */
class Writer {
  readonly #random: () => number;
  #stream = '';
  #marks = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** With a file of its own beside `state` and what the parents have. */
  commit(branch: string, message: string, state: string, parents: readonly Commit[]): Commit {
    const name = `file${Math.floor(this.#random() * 1e9)}`;
    const files = { ...Object.assign({}, ...parents.map((parent) => parent.files)), [name]: message };
    const commit = { mark: ++this.#marks, state, files: files as Record<string, string> };
    const [first, ...others] = parents;
    this.#stream += [
      `commit refs/heads/${branch}`,
      `mark :${commit.mark}`,
      `committer a <a@b.c> ${1_700_000_000 + commit.mark} +0000`,
      data(message),
      ...(first ? [`from :${first.mark}`] : []),
      ...others.map(({ mark }) => `merge :${mark}`),
      ...Object.entries({ ...files, state }).flatMap(([path, text]) => [
        `M 100644 inline ${path}`,
        data(String(text)),
      ]),
      '',
    ].join('\n');
    return commit;
  }

  writeTo(root: string): void {
    const options = { cwd: root, env: ENVIRONMENT, input: this.#stream };
    execFileSync('git', ['fast-import', '--quiet'], options);
    gitIn(root, 'reset', '-q', '--hard');
  }
}

const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}`;

/**
 * A history with branches that are merged, whose file `state` says good, bad from the culprit on, or skip for what does
 * not build.
 */
export function seededHistory(seed: number, commits: number, skips: number): History {
  const next = dice(seed);
  const root = mkdtempSync(join(tmpdir(), 'netloom-history-'));
  gitIn(root, 'init', '-q', '-b', 'main');
  const writer = new Writer(next);
  let last = writer.commit('main', 'begin', 'good', []);
  const culprit = 1 + Math.floor(next() * (commits - 1));
  for (let at = 1; at < commits; at++) {
    const state =
      next() < skips && at !== culprit && at < commits - 1 ? 'skip' : at >= culprit ? 'bad' : 'good';
    // A side branch beside the next commit, without its fault.
    const side =
      at < culprit && next() < 0.2 ? writer.commit(`side${at}`, `side ${at}`, 'good', [last]) : undefined;
    last = writer.commit('main', `step ${at}`, state, [last]);
    if (side) last = writer.commit('main', `merge ${at}`, state, [last, side]);
  }
  writer.writeTo(root);
  const good = gitIn(root, 'rev-list', '--max-parents=0', 'HEAD');
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
