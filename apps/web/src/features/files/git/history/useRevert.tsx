import { gitRevert } from '@netloom/contract';
import type { ReplyOf, gitShow } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { useDeptId } from '../../../../session/index.ts';
import { NamedFiles } from '../changes/NamedFiles.tsx';
import { pathsOf } from '../changes/selection.ts';
import { useTellCheck } from '../check/useTellMerged.tsx';
import { useGitChange, useGitStatus } from '../useGit.ts';

/** Takes a commit back by a new one, once it was shown what that changes. */
export function useRevert(commit: ReplyOf<typeof gitShow>) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const confirm = useConfirm();
  const branch = useGitStatus().data?.branch ?? '';
  const tellCheck = useTellCheck();
  const revert = useGitChange(gitRevert, {
    onSuccess: (made) => {
      announceSuccess(t('history.revert.made', { commit: made.commit.slice(0, 8) }));
      tellCheck(made.check);
    },
  });
  const ask = () =>
    confirm({
      title: t('history.revert.title', { subject: commit.subject }),
      content: (
        <>
          <p>{t('history.revert.text', { branch, commit: commit.commit.slice(0, 8) })}</p>
          {commit.parents.length > 1 ? <p>{t('history.revert.merge')}</p> : null}
          <NamedFiles paths={pathsOf(commit.changes)} />
        </>
      ),
      okText: t('history.revert.ok'),
      onOk: () => revert.mutateAsync({ body: { deptId, commit: commit.commit } }),
    });
  return { reverting: revert.isPending, askToRevert: ask };
}
