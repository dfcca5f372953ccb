import type { Project } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { timestamp } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { CloneStatus } from '../profile/index.ts';
import { CloneTag } from './CloneTag.tsx';
import { ProjectActions } from './ProjectActions.tsx';
import type { OnAsk } from './ProjectActions.tsx';

export function useProjectColumns(dissolved: boolean, onAsk: OnAsk): Column<Project>[] {
  const { t, i18n } = useTranslation('projects');
  return [
    { key: 'deptName', title: t('name'), place: 'heading', render: ({ deptName }) => deptName },
    {
      key: 'gitAddress',
      title: t('repository'),
      width: 300,
      render: (project) => <CloneStatus project={project} />,
    },
    {
      key: 'clone',
      title: t('state'),
      width: 120,
      render: ({ clone }) => <CloneTag clone={clone} />,
    },
    {
      key: 'memberCount',
      title: t('members'),
      width: 100,
      align: 'right',
      render: ({ memberCount }) => memberCount.toLocaleString(i18n.language),
    },
    { key: 'createBy', title: t('createBy'), width: 130, render: ({ createBy }) => createBy },
    {
      key: 'time',
      title: dissolved ? t('keptUntil') : t('created'),
      width: 170,
      render: ({ createTime, keptUntil }) => timestamp(dissolved ? (keptUntil ?? createTime) : createTime),
    },
    {
      key: 'actions',
      title: '',
      width: 150,
      place: 'actions',
      render: (project) => <ProjectActions project={project} onAsk={onAsk} />,
    },
  ];
}
