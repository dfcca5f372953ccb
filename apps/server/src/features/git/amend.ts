import { gitAmend } from '@netloom/contract';
import { gitFailure } from '../../git/index.ts';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { amendableMessage } from './amendable.ts';
import { ownChanges } from './commit.ts';
import { requireSettled } from './conflicts.ts';
import { lastCommit } from './parseLog.ts';
import { told } from './policy.ts';
import { treeStatus } from './replyStatus.ts';
import { requireNothingWaits } from './waiting.ts';

const EMPTY = /would make\s+it empty/;

export const gitAmendRoute = implement(gitAmend, told('git:commit'), async ({ body }, { git, tree }) =>
  git.exclusive(async () => {
    const status = await treeStatus(git);
    requireSettled(status);
    await requireNothingWaits(git);
    if (status.commit !== body.commit) {
      throw warning('amend-other', { field: 'commit' });
    }
    if ((await amendableMessage(git, status.commit)) === null) {
      throw warning('amend-shared');
    }
    await tree.requireWritable(await ownChanges(git, status.commit, false), 'paths');
    const options = ['--quiet', '--no-verify', '--cleanup=whitespace', '--file=-'];
    const end = await git.attempt(['commit', '--amend', ...options], { input: body.message });
    if (EMPTY.test(end.stderr)) {
      throw warning('amend-to-nothing');
    }
    if (end.code !== 0) throw gitFailure(end);
    tree.touched();
    return lastCommit(git);
  }),
);
