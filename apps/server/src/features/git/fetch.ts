import { gitFetch } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { told } from './policy.ts';
import { fetchShared } from './remote.ts';
import { replyStatus } from './replyStatus.ts';

export const gitFetchRoute = implement(gitFetch, told('git:view'), async (_incoming, member, services) => {
  await fetchShared(member, services);
  return replyStatus(member, services);
});
