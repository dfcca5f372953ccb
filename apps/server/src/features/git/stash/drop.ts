import { gitDropStash } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { told } from '../policy.ts';
import { stashName, stashesOf } from './stashes.ts';

export const gitDropStashRoute = implement(gitDropStash, told('git:commit'), async ({ body }, { git }) =>
  git.exclusive(async () => {
    await git.run(['stash', 'drop', '--quiet', await stashName(git, body.commit)]);
    return stashesOf(git);
  }),
);
