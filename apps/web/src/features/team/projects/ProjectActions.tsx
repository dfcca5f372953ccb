import { DeleteOutlined, EditOutlined, RollbackOutlined, TeamOutlined } from '@ant-design/icons';
import { restoreDept } from '@netloom/contract';
import type { Project } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { Permitted } from '../../../parts/index.ts';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { refreshProjects } from '../profile/index.ts';

export type OnAsk = (about: 'edit' | 'members' | 'dissolve', project: Project) => void;

/** Buttons of a project's row; a dissolved one can only be brought back. */
export function ProjectActions({ project, onAsk }: { project: Project; onAsk: OnAsk }) {
  const { t } = useTranslation('projects');
  const { deptId, deptName: name, dissolvedTime } = project;
  const restore = useCallMutation(restoreDept, {
    onSuccess: async () => {
      announceSuccess(t('restored', { name }));
      await refreshProjects();
    },
  });
  if (dissolvedTime !== null)
    return (
      <Permitted any={['system:dept:edit']}>
        <RowAction
          label={t('restore')}
          icon={<RollbackOutlined />}
          loading={restore.isPending}
          onClick={() => restore.mutate({ body: { deptId } })}
        />
      </Permitted>
    );
  return (
    <>
      <RowAction label={t('members')} icon={<TeamOutlined />} onClick={() => onAsk('members', project)} />
      <Permitted any={['system:dept:edit']}>
        <RowAction label={t('edit')} icon={<EditOutlined />} onClick={() => onAsk('edit', project)} />
        <RowAction
          danger
          label={t('dissolve')}
          icon={<DeleteOutlined />}
          onClick={() => onAsk('dissolve', project)}
        />
      </Permitted>
    </>
  );
}
