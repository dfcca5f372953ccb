import { z } from 'zod';
import { id } from '../fields.ts';

const SUBJECT = /^(run:[0-9a-f-]{36}|design:.+\.soc\.json|(defect|ticket):[1-9]\d{0,8})$/u;

/** What a room may be about. */
export const RoomSubject = z
  .string()
  .max(600)
  .regex(SUBJECT, 'expected run:<id>, design:<path>, defect:<number> or ticket:<number>');

/** A room by what it is about; all but tickets belong to a project. */
export const RoomPlace = z.object({ deptId: id.optional(), subject: RoomSubject });
export type RoomPlace = z.infer<typeof RoomPlace>;
