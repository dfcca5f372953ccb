import { gitConflict } from '@netloom/contract';
import type { GitConflict } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { checkRelativePath } from '../../projects/index.ts';
import { mergeTexts } from '../documents/index.ts';
import { readBlob, readWorking } from './blobs.ts';
import type { Version } from './blobs.ts';
import { asked } from './policy.ts';
import { treeStatus } from './replyStatus.ts';
import { requireSides } from './sides.ts';
import { interruptedRevert, mergedName } from './waiting.ts';

export const gitConflictRoute = implement(
  gitConflict,
  asked('git:view'),
  async ({ query: { path } }, { git }) => {
    checkRelativePath(path, 'path');
    const sides = await requireSides(git, path);
    const read = (blob: string | undefined) => (blob === undefined ? undefined : readBlob(git, blob));
    const [base, ours, theirs, merged, { branch }, merging, reverted] = await Promise.all([
      read(sides.base),
      read(sides.ours),
      read(sides.theirs),
      readWorking(git, path),
      treeStatus(git),
      mergedName(git),
      interruptedRevert(git),
    ]);
    const texts = { path, base: base ?? undefined, mine: ours, theirs };
    return {
      path,
      base: base ?? null,
      ours: ours ?? null,
      theirs: theirs ?? null,
      merged: merged ?? null,
      binary: [base, ours, theirs, merged].includes(null),
      oursExists: ours !== undefined,
      theirsExists: theirs !== undefined,
      oursName: branch,
      // A revert merges what was there before the commit.
      theirsName: merging ?? (reverted === null ? '' : `${reverted.commit.slice(0, 8)}^`),
      parts: base === null ? null : await partsOf(texts),
    };
  },
);

/** The conflicts by meaning; null where there is nothing to compare so. */
async function partsOf({ path, base, mine, theirs }: ConflictTexts): Promise<GitConflict['parts']> {
  if (typeof mine !== 'string' || typeof theirs !== 'string') return null;
  const [merged] = await mergeTexts([{ path, base, mine, theirs }]).catch(() => []);
  return (merged?.conflicts as GitConflict['parts']) ?? null;
}

interface ConflictTexts {
  path: string;
  base: string | undefined;
  mine: Version;
  theirs: Version;
}
