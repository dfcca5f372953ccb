import { z } from 'zod';
import { defineCall } from '../call.ts';
import { time } from '../fields.ts';

/** The user's own page of notes. `revision` grows with each save, so that two windows do not overwrite each other. */
export const Note = z.object({ text: z.string(), revision: z.number(), updateTime: time.nullable() });
export type Note = z.infer<typeof Note>;

export const getNote = defineCall({
  method: 'GET',
  path: '/notepad/getNote',
  summary: 'The user’s notes.',
  reply: Note,
});

export const saveNote = defineCall({
  method: 'POST',
  path: '/notepad/saveNote',
  summary: 'Saves the user’s notes; a revision that is not the stored one answers 601 with the stored note.',
  body: z.object({ text: z.string().max(200_000), revision: z.number().int().min(0).max(2_147_483_647) }),
  reply: Note,
});
