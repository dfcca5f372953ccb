import type { TaskRow } from '@netloom/contract';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, isLate } from './look.ts';

const WEEKS = 6;

/** Six weeks from the Monday on or before the first of a month. */
function daysOf(month: Date): Date[] {
  const first = new Date(month.getFullYear(), month.getMonth(), 1);
  const back = (first.getDay() + 6) % 7;
  return Array.from(
    { length: WEEKS * 7 },
    (_, at) => new Date(first.getFullYear(), first.getMonth(), 1 - back + at),
  );
}

const thisMonth = () => new Date();

interface TaskCalendarProps {
  tasks: readonly TaskRow[];
  onOpen: (task: TaskRow) => void;
}

function Entry({ task, onOpen }: { task: TaskRow; onOpen: (task: TaskRow) => void }) {
  return (
    <button
      type="button"
      data-late={isLate(task)}
      data-done={task.status === 'done'}
      onClick={() => onOpen(task)}
    >
      <bdi>{task.title}</bdi>
    </button>
  );
}

/** A month with what is due on each day; tasks without a day stand below. */
export function TaskCalendar({ tasks, onOpen }: TaskCalendarProps) {
  const { t, i18n } = useTranslation('tasks');
  const [month, setMonth] = useState(thisMonth);
  const turn = (by: number) => setMonth(new Date(month.getFullYear(), month.getMonth() + by, 1));
  const days = daysOf(month);
  const [today] = useState(() => dayOf(new Date()));
  const dueOn = Map.groupBy(tasks, ({ due }) => due ?? '');
  const entry = (task: TaskRow) => <Entry key={task.taskId} task={task} onOpen={onOpen} />;
  const weekday = (date: Date) => date.toLocaleDateString(i18n.language, { weekday: 'short' });
  return (
    <div className="nl-tasks-calendar">
      <header>
        <Button size="small" icon={<LeftOutlined />} aria-label={t('before')} onClick={() => turn(-1)} />
        <h2>{month.toLocaleDateString(i18n.language, { month: 'long', year: 'numeric' })}</h2>
        <Button size="small" icon={<RightOutlined />} aria-label={t('after')} onClick={() => turn(1)} />
      </header>
      <div className="nl-tasks-month">
        {days.slice(0, 7).map((date) => (
          <span key={weekday(date)} className="nl-dim">
            {weekday(date)}
          </span>
        ))}
        {days.map((date) => {
          const day = dayOf(date);
          return (
            <section
              key={day}
              aria-label={day}
              data-out={date.getMonth() !== month.getMonth()}
              data-today={day === today}
            >
              <span>{date.getDate()}</span>
              {dueOn.get(day)?.map(entry)}
            </section>
          );
        })}
      </div>
      {dueOn.has('') ? (
        <section className="nl-tasks-undated" aria-label={t('undated')}>
          <h3>{t('undated')}</h3>
          {dueOn.get('')!.map(entry)}
        </section>
      ) : null}
    </div>
  );
}
