import { listTasks, myTasks } from '@netloom/contract';
import type { TaskRow } from '@netloom/contract';
import { Segmented, Switch } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { listQuery } from '../../../parts/table/listQuery.ts';
import { ListScreen } from '../../../parts/table/ListScreen.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { SearchBox } from '../../../parts/table/SearchBox.tsx';
import { useAdding } from '../../../parts/table/useAdding.tsx';
import { useDeptId } from '../../../session/index.ts';
import { TaskBoard } from './TaskBoard.tsx';
import { TaskCalendar } from './TaskCalendar.tsx';
import { taskCommands } from './taskCommands.ts';
import { TaskDrawer } from './TaskDrawer.tsx';
import { useTaskColumns } from './useTaskColumns.tsx';
import '../regression.css';
import './tasks.css';

const LOOKS = ['list', 'board', 'calendar'] as const;
type Look = (typeof LOOKS)[number];

/** The project's tasks, or the user's own of all his projects. */
function useTasks(mine: boolean) {
  const deptId = useDeptId();
  const ofProject = useCall(listTasks, { query: { deptId } }, { ...listQuery, enabled: !mine });
  const own = useCall(myTasks, {}, { ...listQuery, enabled: mine });
  return mine ? own : ofProject;
}

interface TasksProps {
  look: Look;
  mine: boolean;
  tasks: TaskRow[] | undefined;
  query: ReturnType<typeof useTasks>;
  onOpen: (task: TaskRow) => void;
  add: ReactNode;
}

function Tasks({ look, mine, tasks, query, onOpen, add }: TasksProps) {
  const { t } = useTranslation('tasks');
  const columns = useTaskColumns(mine);
  if (look === 'board') return <TaskBoard tasks={tasks ?? []} onOpen={onOpen} />;
  if (look === 'calendar') return <TaskCalendar tasks={tasks ?? []} onOpen={onOpen} />;
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={tasks}
      keyOf={({ taskId }) => taskId}
      query={query}
      empty={<NothingListed action={add}>{t('none')}</NothingListed>}
      onOpen={onOpen}
    />
  );
}

/** Tasks as a list, a board or a calendar; one of them, or a new one, opens beside it. */
export default function TasksScreen() {
  const { t } = useTranslation('tasks');
  const [look, setLook] = useState<Look>('list');
  const [mine, setMine] = useState(false);
  const [words, setWords] = useState('');
  const [search, setSearch] = useSearchParams();
  const query = useTasks(mine);
  const tasks = query.data?.filter(({ title }) => title.toLowerCase().includes(words.toLowerCase()));
  const open = ({ taskId }: TaskRow) => setSearch({ task: String(taskId) });
  const opened = query.data?.find(({ taskId }) => String(taskId) === search.get('task'));
  const add = useAdding(taskCommands, 'defect:edit', () => setSearch({ new: '' }));
  const close = () => setSearch({});
  return (
    <ListScreen
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <Segmented
            value={look}
            options={LOOKS.map((value) => ({ value, label: t(`look.${value}`) }))}
            onChange={setLook}
          />
          {add}
        </>
      }
      filters={
        <>
          <SearchBox label={t('search')} value={words} onChange={setWords} />
          <label className="nl-tasks-mine">
            <Switch size="small" checked={mine} onChange={setMine} /> {t('mine')}
          </label>
        </>
      }
    >
      <Tasks {...{ look, mine, tasks, query }} onOpen={open} add={add} />
      {opened === undefined ? null : (
        <TaskDrawer key={opened.taskId} task={opened} all={query.data ?? []} onClose={close} />
      )}
      {search.has('new') ? <TaskDrawer task={undefined} all={query.data ?? []} onClose={close} /> : null}
    </ListScreen>
  );
}
