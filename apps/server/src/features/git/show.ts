import { gitShow } from '@netloom/contract';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { changesOf } from './changesOf.ts';
import { readCommit } from './parseLog.ts';
import { asked } from './policy.ts';

export const gitShowRoute = implement(gitShow, asked('git:view'), async ({ query: { commit } }, { git }) => {
  if ((await git.commitOf(commit)) === undefined)
    throw notFound('no-commit', { field: 'commit', values: { commit } });
  const shown = await readCommit(git, commit);
  return { ...shown, changes: await changesOf(git, commit, shown.parents[0]) };
});
