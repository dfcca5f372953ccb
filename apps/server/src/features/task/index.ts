import type { Feature } from '../../services.ts';
import { createTaskRoute, deleteTaskRoute, updateTaskRoute } from './change.ts';
import { listTasksRoute, myTasksRoute } from './list.ts';

export const task: Feature = {
  routes: [listTasksRoute, myTasksRoute, createTaskRoute, updateTaskRoute, deleteTaskRoute],
};
