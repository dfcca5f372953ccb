import { gitDeleteBranch, gitMerge, gitSwitchBranch } from '@netloom/contract';
import type { GitBranch } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../../announce.ts';
import { ApiError } from '../../../../api/index.ts';
import { Permitted } from '../../../../parts/index.ts';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useTellMerged } from '../check/useTellMerged.tsx';
import { useGitChange } from '../useGit.ts';

/** Commits that would be nowhere any more, as the server's refusal tells. */
function lostIn(error: unknown): number | undefined {
  return error instanceof ApiError ? (error.data as { lost?: number } | null)?.lost : undefined;
}

/** Go there, take its changes over, or delete it. */
export function BranchActions({ branch, current }: { branch: GitBranch; current: string }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const confirm = useConfirm();
  const { name } = branch;
  const visit = useGitChange(gitSwitchBranch, {
    onSuccess: () => announceSuccess(t('branches.switched', { name })),
  });
  const merge = useGitChange(gitMerge, { onSuccess: useTellMerged() });
  const remove = useGitChange(gitDeleteBranch, { meta: { quiet: true } });

  async function deleteOrAsk(force: boolean): Promise<void> {
    try {
      await remove.mutateAsync({ body: { deptId, name, force } });
    } catch (error) {
      const count = lostIn(error);
      if (count === undefined) return announceError(error as Error);
      confirm({
        title: t('branches.lostTitle', { count, name }),
        content: t('branches.lostText'),
        okText: t('branches.deleteAnyway'),
        onOk: () => deleteOrAsk(true),
      });
    }
  }

  const askToDelete = () =>
    confirm({
      title: t('branches.deleteTitle', { name }),
      content: branch.shared ? t('branches.deleteOwn') : t('branches.deleteOnly'),
      okText: t('branches.delete'),
      onOk: () => deleteOrAsk(false),
    });

  const busy = visit.isPending || merge.isPending || remove.isPending;
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
