import { gitAbortMerge } from '@netloom/contract';
import type { GitStatus } from '@netloom/contract';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Permitted } from '../../../../parts/index.ts';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { useDeptId } from '../../../../session/index.ts';
import { useGitChange } from '../useGit.ts';

/** A merge that waits: what is left to do, and the way out. */
export function MergeBanner({ status: { merging, branch, unstaged } }: { status: GitStatus }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const confirm = useConfirm();
  const abort = useGitChange(gitAbortMerge);
  if (merging === null) return null;
  const count = unstaged.filter(({ change }) => change === 'conflict').length;
  const ask = () =>
    confirm({
      title: t('merge.abortTitle', { name: merging }),
      content: t('merge.abortText'),
      okText: t('merge.abort'),
      onOk: () => abort.mutateAsync({ body: { deptId } }),
    });
  return (
    <Alert
      className="nl-git-merging"
      type={count > 0 ? 'warning' : 'info'}
      showIcon
      title={t('merge.waits', { name: merging, branch })}
      description={
        <>
          <div>{count > 0 ? t('merge.left', { count }) : t('merge.settled')}</div>
          <Permitted any={['git:commit']}>
            <Button size="small" loading={abort.isPending} onClick={ask}>
              {t('merge.abort')}
            </Button>
          </Permitted>
        </>
      }
    />
  );
}
