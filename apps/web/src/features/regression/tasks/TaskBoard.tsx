import { updateTask } from '@netloom/contract';
import type { TaskRow, TaskStatus } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../api/index.ts';
import { isLate, refreshTasks, TASK_STATUSES } from './look.ts';

interface TaskBoardProps {
  tasks: readonly TaskRow[];
  onOpen: (task: TaskRow) => void;
}

/** Tasks by how far they are; one is dragged to another column, or opened and changed there. */
export function TaskBoard({ tasks, onOpen }: TaskBoardProps) {
  const { t } = useTranslation('tasks');
  const [dragged, setDragged] = useState<TaskRow>();
  const update = useCallMutation(updateTask, { onSettled: refreshTasks });
  function drop(status: TaskStatus) {
    if (dragged === undefined || dragged.status === status) return;
    const { taskId, revision, title, description, assigneeId, due, needs, subjects } = dragged;
    const fields = { title, description, assigneeId, due, needs, subjects };
    update.mutate({ body: { taskId, revision, status, ...fields } });
    setDragged(undefined);
  }
  return (
    <div className="nl-tasks-board">
      {TASK_STATUSES.map((status) => (
        <section
          key={status}
          aria-label={t(`status.${status}`)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => drop(status)}
        >
          <h3>{t(`status.${status}`)}</h3>
          <ul>
            {tasks
              .filter((task) => task.status === status)
              .map((task) => (
                <li key={task.taskId} draggable onDragStart={() => setDragged(task)}>
                  <button type="button" onClick={() => onOpen(task)}>
                    <span className="nl-dim">#{task.taskId}</span> <bdi>{task.title}</bdi>
                  </button>
                  <p className="nl-dim">
                    <bdi>{task.assignee}</bdi>{' '}
                    <span className={isLate(task) ? 'nl-tasks-late' : undefined}>{task.due}</span>
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
