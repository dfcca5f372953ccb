import { gitCompare } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { requireBranch } from './branchRef.ts';
import { changesOf } from './changesOf.ts';
import { EMPTY_TREE } from './emptyTree.ts';
import { LOG_OPTIONS, parseLog } from './parseLog.ts';
import { asked } from './policy.ts';
import { distance } from './replyStatus.ts';

/** More commits than these nobody reads in a list; their number is told. */
const LISTED = 200;

export const gitCompareRoute = implement(gitCompare, asked('git:view'), async ({ query }, { git }) => {
  const [base, head] = await Promise.all([requireBranch(git, query.base), requireBranch(git, query.head)]);
  const [ahead, behind] = await distance(git, head.commit, base.commit);
  // Branches without a common commit have nothing that both began from.
  const common = await git.attempt(['merge-base', base.commit, head.commit]);
  const against = common.code === 0 ? common.stdout.toString('latin1').trim() : EMPTY_TREE;
  const range = ['--topo-order', `--max-count=${LISTED}`, head.commit, '--not', base.commit, '--'];
  const [text, changes] = await Promise.all([
    git.run(['log', ...LOG_OPTIONS, ...range]),
    changesOf(git, head.commit, against),
  ]);
  return { ahead, behind, commits: parseLog(text), commit: head.commit, against, changes };
});
