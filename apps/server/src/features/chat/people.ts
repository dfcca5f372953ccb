import { chatPeople } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { findPeople } from './repository.ts';

export const chatPeopleRoute = implement(chatPeople, signedIn, ({ query }, { caller }, { database }) =>
  findPeople(database, caller.userId, query),
);
