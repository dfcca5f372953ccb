import type { GitBlame } from '@netloom/contract';
import type { LineNote } from '../../editor/index.ts';

type Span = GitBlame['spans'][number];

export function spanAt(spans: readonly Span[], line: number): Span | undefined {
  return spans.find((span) => line >= span.line && line < span.line + span.count);
}

/** Room for an author in the margin. */
const AUTHOR = 12;

/** The first line of each span tells the commit; every other span is tinted, so that their bounds are seen. */
export function notesOf(blame: GitBlame | undefined, uncommitted: string): Map<number, LineNote> {
  const notes = new Map<number, LineNote>();
  if (blame === undefined) return notes;
  const commits = new Map(blame.commits.map((commit) => [commit.commit, commit]));
  for (const [index, { line, count, commit }] of blame.spans.entries()) {
    const known = commit === null ? undefined : commits.get(commit);
    const gutter = known === undefined ? uncommitted : `${known.commit.slice(0, 8)} ${short(known.author)}`;
    const className = index % 2 === 0 ? 'nl-blame-even' : 'nl-blame-odd';
    for (let at = line; at < line + count; at += 1)
      notes.set(at, { gutter: at === line ? gutter : '', className });
  }
  return notes;
}

function short(author: string): string {
  return author.length > AUTHOR ? `${author.slice(0, AUTHOR - 1)}…` : author;
}
