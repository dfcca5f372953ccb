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

/** A revert that was interrupted: it goes on by its commit, or is given up. */
export function RevertBanner({ status: { reverting, branch, staged, unstaged } }: { status: GitStatus }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const confirm = useConfirm();
  const abort = useGitChange(gitAbortMerge);
  const mayCommit = usePermissions().any('git:commit');
  if (reverting === null) return null;
  const name = reverting.commit.slice(0, 8);
  const count = unstaged.filter(({ change }) => change === 'conflict').length;
  const settled = staged.length > 0 ? t('interrupted.settled') : t('interrupted.nothing');
  const ask = () =>
    confirm({
      title: t('interrupted.abortTitle', { name }),
      content: t('interrupted.abortText'),
      okText: t('interrupted.abort'),
      onOk: () => abort.mutateAsync({ body: { deptId, reverting: reverting.commit } }),
    });
  const targets = { status: { merging: null, reverting }, mayCommit, busy: abort.isPending, abort: ask };
  const offered = { set: waitingCommands, targets };
  return (
    <Alert
      className="nl-git-merging"
      type={count > 0 ? 'warning' : 'info'}
      showIcon
      title={t('interrupted.waits', { name, branch })}
      description={
        <>
          <div>{count > 0 ? t('interrupted.left', { count }) : settled}</div>
          <PaneOffer tab="changes" {...offered} />
          {mayCommit ? (
            <CommandButton {...offered} id="interrupted.abort" size="small" loading={abort.isPending} />
          ) : null}
        </>
      }
    />
  );
}
