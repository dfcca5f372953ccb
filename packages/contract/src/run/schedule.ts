import { z } from 'zod';
import { defineCall } from '../call.ts';
import { id, id as deptId } from '../fields.ts';
import { refPattern } from '../git/fields.ts';
import { RunRequest, StoredRequest } from './request.ts';

/** Starts a run again and again: of its owner's tree at a time, or of each commit that is pushed to a branch. */
export const RunSchedule = z.object({
  scheduleId: z.number(),
  deptId: z.number(),
  name: z.string(),
  /** Five fields of crontab(5). */
  cron: z.string(),
  /** Name or pattern of the shared branches whose pushes start it, instead of a time; empty for a time. */
  push: z.string(),
  /** IANA name, e.g. "Europe/Paris". */
  timeZone: z.string(),
  enabled: z.boolean(),
  request: StoredRequest,
  createBy: z.string(),
  nextTime: z.string().nullable(),
  lastRunId: z.string().nullable(),
  /** Why the last start failed, or empty. */
  lastError: z.string(),
});
export type RunSchedule = z.infer<typeof RunSchedule>;

export const listSchedules = defineCall({
  method: 'GET',
  path: '/run/schedules',
  summary: 'Schedules of a department.',
  query: z.object({ deptId }),
  reply: z.array(RunSchedule),
});

export const saveSchedule = defineCall({
  method: 'POST',
  path: '/run/saveSchedule',
  summary: 'Makes a schedule, or changes one.',
  body: z.object({
    scheduleId: id.optional(),
    deptId,
    name: z.string().trim().min(1).max(100),
    /** Five fields of crontab(5); needless with `push`. */
    cron: z.string().trim().max(100).default(''),
    push: z.union([z.literal(''), refPattern]).default(''),
    timeZone: z.string().max(100).default('UTC'),
    enabled: z.boolean().default(true),
    request: RunRequest,
  }),
  reply: RunSchedule,
});

export const deleteSchedule = defineCall({
  method: 'POST',
  path: '/run/deleteSchedule',
  summary: 'Deletes a schedule; its runs stay.',
  body: z.object({ scheduleId: id }),
  reply: z.null(),
});
