import { saveNote } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { findNote, replaceNote } from './repository.ts';

export const saveNoteRoute = implement(saveNote, signedIn, async ({ body }, { caller }, { database }) => {
  const saved = await replaceNote(database, caller.userId, body);
  if (saved !== undefined) return saved;
  const stored = await findNote(database, caller.userId);
  throw warning('notes-changed', { data: stored });
});
