import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, projectId, time } from '../fields.ts';

export const TaskStatus = z.enum(['todo', 'doing', 'done']);
export type TaskStatus = z.infer<typeof TaskStatus>;

/** `#bug-12`, `testpoint:demo/core.regress.json#name`, or a block as `soc:demo/uart0`. */
export const TaskSubject = z
  .string()
  .max(500)
  .regex(
    /^(?:#bug-[1-9]\d{0,8}|testpoint:[^#\s]{1,300}\.regress\.json#[A-Za-z][\w.-]{0,99}|soc:[\p{L}\p{N}_-]{1,100}(?:\/[A-Za-z_]\w{0,100})?)$/u,
    'expected #bug-12, testpoint:plan.regress.json#name or soc:design/block',
  );

/** A calendar day. */
const day = z.iso.date();

export const TaskRow = z.object({
  taskId: z.number(),
  deptId: z.number(),
  deptName: z.string(),
  title: z.string(),
  description: z.string(),
  status: TaskStatus,
  assigneeId: z.number().nullable(),
  assignee: z.string(),
  due: day.nullable(),
  /** Tasks that must be done before this one is. */
  needs: z.array(z.number()),
  /** Those of them that are not. */
  waitsFor: z.array(z.number()),
  subjects: z.array(z.string()),
  createBy: z.string(),
  updateTime: time,
  /** Grows with each change. */
  revision: z.number(),
});
export type TaskRow = z.infer<typeof TaskRow>;

export const listTasks = defineCall({
  method: 'GET',
  path: '/task/list',
  summary: 'Tasks of a project, those that are due soonest first; at most 1,000.',
  query: z.object({ deptId: projectId }),
  reply: z.array(TaskRow),
});

export const myTasks = defineCall({
  method: 'GET',
  path: '/task/mine',
  summary:
    'Tasks that are the caller’s in all projects of his, those that are due soonest first; at most 1,000.',
  reply: z.array(TaskRow),
});

const fields = {
  title: z.string().trim().min(1).max(200),
  description: z.string().max(20_000).default(''),
  status: TaskStatus.default('todo'),
  assigneeId: id.nullable().default(null),
  due: day.nullable().default(null),
  needs: z.array(id).max(100).default([]),
  subjects: z.array(TaskSubject).max(50).default([]),
};

export const createTask = defineCall({
  method: 'POST',
  path: '/task/create',
  summary: 'Enters a task.',
  audit: true,
  body: z.object({ deptId: projectId, ...fields }),
  reply: TaskRow,
});

export const updateTask = defineCall({
  method: 'POST',
  path: '/task/update',
  summary:
    'Writes a task anew; refused when somebody else changed it meanwhile, or when tasks would wait for each other.',
  audit: true,
  body: z.object({
    taskId: id,
    /** The one that the change began from. */
    revision: z.int().min(1).max(2_000_000_000),
    ...fields,
  }),
  reply: TaskRow,
});

export const deleteTask = defineCall({
  method: 'POST',
  path: '/task/delete',
  summary: 'Deletes a task; those that waited for it do so no more.',
  audit: true,
  body: z.object({ taskId: id }),
  reply: z.null(),
});
