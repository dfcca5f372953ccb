import { gitAbortMerge } from '@netloom/contract';
import type { GitStatus } from '@netloom/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { CommandButton } from '../../../../commands/button/CommandButton.tsx';
import { usePermissions } from '../../../../parts/index.ts';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { useDeptId } from '../../../../session/index.ts';
import { PaneOffer } from '../PaneOffer.tsx';
import { useGitChange } from '../useGit.ts';
import { waitingCommands } from './waitingCommands.ts';

/** A merge that waits: what is left to do, and the way out. */
export function MergeBanner({ status: { merging, branch, unstaged } }: { status: GitStatus }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const confirm = useConfirm();
  const abort = useGitChange(gitAbortMerge);
  const mayCommit = usePermissions().any('git:commit');
  if (merging === null) return null;
  const count = unstaged.filter(({ change }) => change === 'conflict').length;
  const ask = () =>
    confirm({
      title: t('merge.abortTitle', { name: merging }),
      content: t('merge.abortText'),
      okText: t('merge.abort'),
      onOk: () => abort.mutateAsync({ body: { deptId } }),
    });
  const targets = { status: { merging, reverting: null }, mayCommit, busy: abort.isPending, abort: ask };
  const offered = { set: waitingCommands, targets };
  return (
    <Alert
      className="nl-git-merging"
      type={count > 0 ? 'warning' : 'info'}
      showIcon
      title={t('merge.waits', { name: merging, branch })}
      description={
        <>
          <div>{count > 0 ? t('merge.left', { count }) : t('merge.settled')}</div>
          <PaneOffer tab="changes" {...offered} />
          {mayCommit ? (
            <CommandButton {...offered} id="merge.abort" size="small" loading={abort.isPending} />
          ) : null}
        </>
      }
    />
  );
}
