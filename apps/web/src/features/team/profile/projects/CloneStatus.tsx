import { cloneAgain } from '@netloom/contract';
import type { Project } from '@netloom/contract';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../../api/index.ts';
import { refreshProjects } from '../useProjectEvents.ts';

/** How far the first copy of the repository is, or why it failed. */
export function CloneStatus({ project }: { project: Project }) {
  const { t } = useTranslation('profile');
  const again = useCallMutation(cloneAgain, { onSettled: () => void refreshProjects() });
  const { deptId, gitAddress, clone } = project;
  if (clone.state === 'cloning') {
    const percent = Math.floor(clone.progress * 100);
    return (
      <div className="nl-profile-clone" role="status">
        <Progress percent={percent} size="small" status="active" aria-label={t('clone.running')} />
        <small>{clone.message || t('clone.running')}</small>
      </div>
    );
  }
  if (clone.state === 'failed') {
    return (
      <div className="nl-profile-clone" data-failed>
        <span title={clone.message}>{t('clone.failed', { reason: clone.message })}</span>
        <Button size="small" loading={again.isPending} onClick={() => again.mutate({ body: { deptId } })}>
          {t('clone.again')}
        </Button>
      </div>
    );
  }
  if (gitAddress === '') return <span className="nl-dim">{t('clone.own')}</span>;
  return <code title={gitAddress}>{gitAddress}</code>;
}
