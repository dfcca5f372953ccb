import { gitConflict } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { checkRelativePath } from '../../projects/index.ts';
import { readBlob, readWorking } from './blobs.ts';
import { asked } from './policy.ts';
import { mergedName, treeStatus } from './replyStatus.ts';
import { requireSides } from './sides.ts';

export const gitConflictRoute = implement(
  gitConflict,
  asked('git:view'),
  async ({ query: { path } }, { git }) => {
    checkRelativePath(path, 'path');
    const sides = await requireSides(git, path);
    const read = (blob: string | undefined) => (blob === undefined ? undefined : readBlob(git, blob));
    const [base, ours, theirs, merged, { branch }, theirsName] = await Promise.all([
      read(sides.base),
      read(sides.ours),
      read(sides.theirs),
      readWorking(git, path),
      treeStatus(git),
      mergedName(git),
    ]);
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
      theirsName: theirsName ?? '',
    };
  },
);
