import { listTasks, myTasks } from '@netloom/contract';
import type { TaskRow, TaskStatus } from '@netloom/contract';
import { callKey, queryClient } from '../../../api/index.ts';

export const TASK_STATUSES: readonly TaskStatus[] = ['todo', 'doing', 'done'];

export const TASK_COLOURS: Readonly<Record<TaskStatus, string>> = {
  todo: 'default',
  doing: 'processing',
  done: 'success',
};

/** A calendar day of this place, as `YYYY-MM-DD`. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const isLate = ({ due, status }: Pick<TaskRow, 'due' | 'status'>) =>
  due !== null && status !== 'done' && due < dayOf(new Date());

export function refreshTasks(): void {
  for (const call of [listTasks, myTasks])
    void queryClient.invalidateQueries({ queryKey: callKey<typeof call>(call) });
}
