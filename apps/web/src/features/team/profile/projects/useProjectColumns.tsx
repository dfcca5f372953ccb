import type { Project } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../../../parts/RoleName.tsx';
import type { Column } from '../../../../parts/table/column.ts';
import { CloneStatus } from './CloneStatus.tsx';
import { ProjectActions } from './ProjectActions.tsx';

/** Columns of the own projects; `current` is the one that the browser works in. */
export function useProjectColumns(current: number | undefined): Column<Project>[] {
  const { t } = useTranslation('profile');
  const roleName = useRoleName();
  return [
    {
      key: 'name',
      title: t('projects.name'),
      place: 'heading',
      render: ({ deptId, deptName, isDefault }) => (
        <span className="nl-profile-name" title={deptName}>
          <strong>{deptName}</strong>
          {deptId === current ? <Tag color="blue">{t('projects.current')}</Tag> : null}
          {isDefault ? <Tag>{t('projects.default')}</Tag> : null}
        </span>
      ),
    },
    {
      key: 'role',
      title: t('role'),
      width: 150,
      render: ({ roleId }) => (roleId === null ? '–' : roleName(roleId)),
    },
    {
      key: 'members',
      title: t('projects.members'),
      width: 90,
      render: ({ memberCount }) => memberCount,
    },
    { key: 'clone', title: t('projects.repository'), render: (project) => <CloneStatus project={project} /> },
    {
      key: 'actions',
      title: '',
      width: 220,
      place: 'actions',
      render: (project) => <ProjectActions project={project} current={project.deptId === current} />,
    },
  ];
}
