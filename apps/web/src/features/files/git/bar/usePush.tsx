import { gitPush } from '@netloom/contract';
import type { DocumentCheck } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceError, announceSuccess } from '../../../../announce.ts';
import type { ApiError } from '../../../../api/index.ts';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { useDeptId } from '../../../../session/index.ts';
import { DocumentProblems } from '../check/DocumentProblems.tsx';
import { useGitChange } from '../useGit.ts';

/** The new errors of documents, as the server's refusal tells. */
function checkIn(error: ApiError): DocumentCheck | undefined {
  return (error.data as { check?: DocumentCheck } | null)?.check;
}

/** Shares the own commits; with errors in documents that nobody has yet, only when that is wanted. */
export function usePush() {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const confirm = useConfirm();
  const pushing = useGitChange(gitPush, {
    meta: { quiet: true },
    onSuccess: () => announceSuccess(t('bar.pushed')),
    onError: (error) => {
      const check = checkIn(error);
      if (check === undefined) return announceError(error);
      confirm({
        title: t('check.pushTitle'),
        width: 'min(720px, 96vw)',
        content: <DocumentProblems check={check} />,
        okText: t('check.pushAnyway'),
        onOk: () => pushing.mutateAsync({ body: { deptId, withErrors: true } }),
      });
    },
  });
  return { isPending: pushing.isPending, push: () => pushing.mutate({ body: { deptId } }) };
}
