import { gitMerge, gitSwitchBranch } from '@netloom/contract';
import type { GitBranch } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { Permitted } from '../../../../parts/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useTellMerged } from '../check/useTellMerged.tsx';
import { showComparison } from '../compare/compareStore.ts';
import { useGitChange } from '../useGit.ts';
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
  const busy = visit.isPending || merge.isPending || isRemoving;
  return (
    <Permitted any={['git:commit']}>
      {branch.current ? null : (
        <span className="nl-git-buttons">
          <Button size="small" disabled={busy} onClick={() => visit.mutate({ body: { deptId, name } })}>
            {t('branches.switch')}
          </Button>
          <Button
            size="small"
            disabled={busy}
            title={t('branches.mergeHint', { name, current })}
            onClick={() => merge.mutate({ body: { deptId, name } })}
          >
            {t('branches.merge')}
          </Button>
          {current === '' ? null : (
            <Button
              size="small"
              title={t('branches.compareHint', { name, current })}
              onClick={() => showComparison(current, name)}
            >
              {t('branches.compare')}
            </Button>
          )}
          {branch.own ? (
            <Button size="small" danger type="text" disabled={busy} onClick={askToDelete}>
              {t('branches.delete')}
            </Button>
          ) : null}
        </span>
      )}
    </Permitted>
  );
}
