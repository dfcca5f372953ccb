import { gitDropStash, gitStashes, gitUnstash } from '@netloom/contract';
import type { GitStash } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useGitChange } from '../useGit.ts';

/** What the member set aside, the newest first. */
export function useStashes(): readonly GitStash[] {
  const deptId = useDeptId();
  return useCall(gitStashes, { query: { deptId } }, { staleTime: 0, meta: { quiet: true } }).data ?? [];
}

/** What can be done with one of them. */
export function useStashActions({ commit, message }: GitStash) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const confirm = useConfirm();
  const bringBack = useGitChange(gitUnstash, {
    onSuccess: () => announceSuccess(t('stash.back', { message })),
  });
  const drop = useGitChange(gitDropStash);
  return {
    isPending: bringBack.isPending || drop.isPending,
    apply: (keep: boolean) => bringBack.mutate({ body: { deptId, commit, keep } }),
    askToDrop: () =>
      confirm({
        title: t('stash.drop.title', { message }),
        content: <p>{t('stash.drop.text')}</p>,
        okText: t('stash.drop.ok'),
        onOk: () => drop.mutateAsync({ body: { deptId, commit } }),
      }),
  };
}
