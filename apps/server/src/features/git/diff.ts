import { gitDiff } from '@netloom/contract';
import type { GitSideChanges } from '@netloom/contract';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { checkRelativePath } from '../../projects/index.ts';
import { diffTexts } from '../documents/index.ts';
import { readBlob, readWorking } from './blobs.ts';
import { asked } from './policy.ts';

export const gitDiffRoute = implement(gitDiff, asked('git:view'), async ({ query }, { git }) => {
  const { path, from = path, staged, commit, against } = query;
  checkRelativePath(path, 'path');
  checkRelativePath(from, 'from');
  const [before, after] = await Promise.all(
    commit !== undefined
      ? [readBlob(git, `${against ?? `${commit}^`}:${from}`), readBlob(git, `${commit}:${path}`)]
      : staged
        ? [readBlob(git, `HEAD:${from}`), readBlob(git, `:0:${path}`)]
        : [readBlob(git, `:0:${from}`), readWorking(git, path)],
  );
  if (before === undefined && after === undefined)
    throw notFound('no-file', { field: 'path', values: { path } });
  const meaning =
    typeof before === 'string' && typeof after === 'string'
      ? await diffTexts({ before: { path: from, text: before }, after: { path, text: after } })
      : undefined;
  return {
    path,
    before: before ?? null,
    after: after ?? null,
    binary: before === null || after === null,
    ...(meaning && { meaning: meaning as GitSideChanges }),
  };
});
