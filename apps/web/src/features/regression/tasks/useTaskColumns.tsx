import type { TaskRow } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/table/column.ts';
import { isLate, TASK_COLOURS } from './look.ts';
import { Subjects } from './Subjects.tsx';

/** The project stands in the list where it is of several. */
export function useTaskColumns(several: boolean): Column<TaskRow>[] {
  const { t } = useTranslation('tasks');
  const project: Column<TaskRow> = {
    key: 'project',
    title: t('field.project'),
    width: 140,
    render: ({ deptName }) => <bdi>{deptName}</bdi>,
  };
  return [
    { key: 'taskId', title: '#', width: 64, render: ({ taskId }) => `#${taskId}` },
    { key: 'title', title: t('field.title'), place: 'heading', render: ({ title }) => <bdi>{title}</bdi> },
    ...(several ? [project] : []),
    {
      key: 'status',
      title: t('field.status'),
      width: 170,
      render: ({ status, waitsFor }) => (
        <>
          <Tag color={TASK_COLOURS[status]}>{t(`status.${status}`)}</Tag>
          {waitsFor.length > 0 && status !== 'done' ? (
            <Tag color="warning">{t('waitsFor', { tasks: waitsFor.map((id) => `#${id}`).join(' ') })}</Tag>
          ) : null}
        </>
      ),
    },
    {
      key: 'assignee',
      title: t('field.assignee'),
      width: 120,
      render: ({ assignee }) => <bdi>{assignee || '–'}</bdi>,
    },
    {
      key: 'due',
      title: t('field.due'),
      width: 120,
      render: (task) => <span className={isLate(task) ? 'nl-tasks-late' : undefined}>{task.due ?? '–'}</span>,
    },
    {
      key: 'subjects',
      title: t('field.subjects'),
      width: 260,
      render: ({ subjects }) => <Subjects subjects={subjects} />,
    },
  ];
}
