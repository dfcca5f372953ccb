import type { GitCommit } from '@netloom/contract';

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
    readCommit(fields.slice(index * FIELDS.length, (index + 1) * FIELDS.length)),
  );
}

function readCommit(fields: string[]): GitCommit {
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
