import type { GitBlame } from '@netloom/contract';

type Span = GitBlame['spans'][number];
type BlamedCommit = GitBlame['commits'][number];

/** Names what is not committed yet. */
const NONE = '0'.repeat(40);

/** What `git blame --incremental` writes: spans as they are found, each commit described once (git-blame(1)). */
export function parseBlame(text: string): Pick<GitBlame, 'commits' | 'spans'> {
  const commits = new Map<string, BlamedCommit>();
  const spans: Span[] = [];
  let commit = '';
  for (const row of text.split('\n')) {
    const [, id, line, count] = /^([0-9a-f]{40}) \d+ (\d+) (\d+)$/.exec(row) ?? [];
    if (id !== undefined) {
      commit = id;
      spans.push({ line: Number(line), count: Number(count), commit: id === NONE ? null : id });
      if (id !== NONE && !commits.has(id)) commits.set(id, blank(id));
      continue;
    }
    const described = commits.get(commit);
    if (described !== undefined) describe(described, row);
  }
  return { commits: [...commits.values()], spans: joined(spans) };
}

const blank = (commit: string): BlamedCommit => ({ commit, author: '', email: '', time: '', subject: '' });

function describe(commit: BlamedCommit, row: string): void {
  const space = row.indexOf(' ');
  const [key, value] = [row.slice(0, space), row.slice(space + 1)];
  if (key === 'author') commit.author = value;
  if (key === 'author-mail') commit.email = value.replace(/^<(.*)>$/, '$1');
  if (key === 'committer-time') commit.time = new Date(Number(value) * 1000).toISOString();
  if (key === 'summary') commit.subject = value;
}

/** In the order of lines, neighbours of one commit as one. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.sort((a, b) => a.line - b.line)) {
    const last = all.at(-1);
    if (last?.commit === span.commit) last.count += span.count;
    else all.push({ ...span });
  }
  return all;
}
