import { gitMerge, gitSwitchBranch } from '@netloom/contract';
import type { GitBranch } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { CommandButton } from '../../../../commands/button/CommandButton.tsx';
import { Permitted } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useTellMerged } from '../check/useTellMerged.tsx';
import { showComparison } from '../compare/compareStore.ts';
import { useGitChange } from '../useGit.ts';
import { branchCommands } from './branchCommands.ts';
import type { BranchTargets } from './branchCommands.ts';
import { useBranchDeletion } from './useBranchDeletion.ts';

/** Go there, take its changes over, or delete it. */
export function BranchActions({ branch, current }: { branch: GitBranch; current: string }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const { name } = branch;
  const visit = useGitChange(gitSwitchBranch, {
    onSuccess: () => announceSuccess(t('branches.switched', { name })),
  });
  const merge = useGitChange(gitMerge, { onSuccess: useTellMerged() });
  const { isRemoving, askToDelete } = useBranchDeletion(branch);
  const targets: BranchTargets = {
    ...{ branch, current },
    busy: visit.isPending || merge.isPending || isRemoving,
    visit: () => visit.mutate({ body: { deptId, name } }),
    merge: () => merge.mutate({ body: { deptId, name } }),
    compare: () => showComparison(current, name),
    remove: askToDelete,
  };
  const offered = { set: branchCommands, targets, size: 'small' } as const;
  return (
    <Permitted any={['git:commit']}>
      {branch.current ? null : (
        <span className="nl-git-buttons">
          <CommandButton {...offered} id="switch" />
          <CommandButton {...offered} id="merge" title={t('branches.mergeHint', { name, current })} />
          {current === '' ? null : (
            <CommandButton {...offered} id="compare" title={t('branches.compareHint', { name, current })} />
          )}
          {branch.own ? <CommandButton {...offered} id="delete" danger type="text" /> : null}
        </span>
      )}
    </Permitted>
  );
}
