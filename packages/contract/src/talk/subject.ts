import { z } from 'zod';

/** What a room may be about. */
export const RoomSubject = z
  .string()
  .max(600)
  .regex(/^(run:[0-9a-f-]{36}|design:.+\.soc\.json)$/u, 'expected run:<id> or design:<path>');
