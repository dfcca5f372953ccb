import type { GitCommit } from '@netloom/contract';
import type { MemberGit } from './memberGit.ts';

/** Fields end with NUL, which no text of a commit holds. */
const FIELDS = ['%H', '%P', '%an', '%ae', '%cI', '%s', '%b', '%D'];

export const LOG_OPTIONS = [
  '-z',
  `--format=tformat:${FIELDS.join('%x00')}`,
  '--decorate=full',
  '--decorate-refs=refs/heads/*',
  '--decorate-refs=refs/remotes/origin/*',
  '--decorate-refs=refs/tags/*',
  '--decorate-refs-exclude=refs/remotes/origin/HEAD',
];

export function parseLog(text: string): GitCommit[] {
  const fields = text.split('\0');
  return Array.from({ length: Math.floor(fields.length / FIELDS.length) }, (_, index) =>
    commitIn(fields.slice(index * FIELDS.length, (index + 1) * FIELDS.length)),
  );
}

/** One commit that is there. */
export async function readCommit(git: MemberGit, commit: string): Promise<GitCommit> {
  const [read] = parseLog(await git.run(['log', ...LOG_OPTIONS, '--max-count=1', commit, '--']));
  return read!;
}

export const lastCommit = (git: MemberGit) => readCommit(git, 'HEAD');

function commitIn(fields: string[]): GitCommit {
  const [commit = '', parents = '', author = '', email = '', time = '', subject = '', body = '', refs = ''] =
    fields;
  return {
    commit,
    parents: parents === '' ? [] : parents.split(' '),
    author,
    email,
    time: new Date(time).toISOString(),
    subject,
    body: body.trimEnd(),
    refs: refs === '' ? [] : refs.split(', ').map(shortRef),
  };
}

/** main, origin/main or tag: v1 */
function shortRef(ref: string): string {
  return ref
    .replace(/^HEAD -> /, '')
    .replace(/^tag: refs\/tags\//, 'tag: ')
    .replace(/^refs\/(heads|remotes)\//, '');
}
