import { DeleteOutlined, EditOutlined, RollbackOutlined, TeamOutlined } from '@ant-design/icons';
import { restoreDept } from '@netloom/contract';
import type { Project } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { usePermissions } from '../../../parts/index.ts';
import { RowCommands } from '../../../parts/table/RowCommands.tsx';
import { refreshProjects } from '../profile/index.ts';
import { projectRowCommands } from './projectRowCommands.ts';

export type OnAsk = (about: 'edit' | 'members' | 'dissolve', project: Project) => void;

const ICONS = {
  restore: <RollbackOutlined />,
  members: <TeamOutlined />,
  edit: <EditOutlined />,
  dissolve: <DeleteOutlined />,
};

/** Buttons of a project's row. */
export function ProjectActions({ project, onAsk }: { project: Project; onAsk: OnAsk }) {
  const { t } = useTranslation('projects');
  const mayEdit = usePermissions().any('system:dept:edit');
  const { deptId, deptName: name } = project;
  const restore = useCallMutation(restoreDept, {
    onSuccess: async () => {
      announceSuccess(t('restored', { name }));
      await refreshProjects();
    },
  });
  const targets = {
    ...{ project, mayEdit, busy: restore.isPending },
    ask: (about: Parameters<OnAsk>[0]) => onAsk(about, project),
    restore: () => restore.mutate({ body: { deptId } }),
  };
  return <RowCommands set={projectRowCommands} targets={targets} icons={ICONS} />;
}
