import { gitDeleteBranch } from '@netloom/contract';
import type { GitBranch } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { ApiError } from '../../../../api/index.ts';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useGitChange } from '../useGit.ts';

/** Commits that would be nowhere any more, as the server's refusal tells. */
function lostIn(error: unknown): number | undefined {
  return error instanceof ApiError ? (error.data as { lost?: number } | null)?.lost : undefined;
}

/** Deletes a branch when asked to, and asks again where commits of it would be lost. */
export function useBranchDeletion({ name, shared }: GitBranch) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const confirm = useConfirm();
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
      content: shared ? t('branches.deleteOwn') : t('branches.deleteOnly'),
      okText: t('branches.delete'),
      onOk: () => deleteOrAsk(false),
    });

  return { isRemoving: remove.isPending, askToDelete };
}
