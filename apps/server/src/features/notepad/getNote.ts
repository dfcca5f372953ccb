import { getNote } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { findNote } from './repository.ts';

export const getNoteRoute = implement(getNote, signedIn, (_incoming, { caller }, { database }) =>
  findNote(database, caller.userId),
);
