import { selectPrivateChatList } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { chatRecords } from './records.ts';

export const selectPrivateChatListRoute = implement(
  selectPrivateChatList,
  signedIn,
  (_incoming, { caller }, { database }) => chatRecords(database, caller.userId),
);
