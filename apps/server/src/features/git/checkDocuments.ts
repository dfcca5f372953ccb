import type { DocumentCheck } from '@netloom/contract';
import { Problem } from '../../http/problem.ts';
import { warning } from '../../http/refuse.ts';
import { compareErrors, unreadable } from '../documents/index.ts';
import { documentBlobs, documentTexts } from './documentTexts.ts';
import type { MemberGit } from './memberGit.ts';

/** Versions as git names them; `index` is what is staged. */
interface Compared {
  now: string;
  mine: string;
  /** The other side of a merge. */
  theirs?: string;
}

export const NOTHING_NEW: DocumentCheck = { unchecked: null, problems: [] };

/**
 * The errors that the documents of `now` have and those of `mine` have not. All is read from git's objects: what is
 * checked is what is merged or pushed, whatever lies in the tree.
 */
export async function checkDocuments(
  git: MemberGit,
  { now, mine, theirs }: Compared,
): Promise<DocumentCheck> {
  try {
    const [blobs, before] = await Promise.all([documentBlobs(git, now), documentBlobs(git, mine)]);
    if (isSame(blobs, before)) return NOTHING_NEW;
    const others = theirs === undefined ? undefined : await documentBlobs(git, theirs);
    const problems = await compareErrors({
      now: await documentTexts(git, blobs),
      mine: await documentTexts(git, before),
      ...(others && { theirs: await documentTexts(git, others) }),
    });
    return { unchecked: null, problems };
  } catch (error) {
    const told = error instanceof Problem ? error.in(git.language) : (error as Error);
    return { unchecked: told.message, problems: [] };
  }
}

function isSame(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([path, blob]) => b.get(path) === blob);
}

/** @throws a 601 for staged documents that cannot be read and are as in neither version. */
export async function requireReadable(git: MemberGit, versions: readonly string[]): Promise<void> {
  const staged = await documentBlobs(git, 'index');
  const known = await Promise.all(versions.map((version) => documentBlobs(git, version)));
  const made = new Map([...staged].filter(([path, blob]) => known.every((each) => each.get(path) !== blob)));
  const texts = await documentTexts(git, made);
  for (const [path, text] of Object.entries(texts)) requireDocument(path, text);
}

/** @throws a 601 with what is wrong when a document cannot be read. */
export function requireDocument(path: string, text: string): void {
  const [first, ...more] = unreadable(path, text);
  if (first === undefined) return;
  const { message, place } = first;
  const told = { field: 'git', data: { diagnostics: [first, ...more] } };
  throw place?.kind === 'source'
    ? warning('document-unreadable-at', { ...told, values: { path, line: place.line, message } })
    : warning('document-unreadable', { ...told, values: { path, message } });
}
