import { replyToBug, watchBug } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { attach } from '../attachment/index.ts';
import { detailsOf } from './details.ts';
import { memberOfBug } from './policy.ts';
import { noteEvent, unwatch, watch } from './repository.ts';
import { tellWatchers } from './tell.ts';

export const replyToBugRoute = implement(
  replyToBug,
  memberOfBug('defect:edit', ({ body }) => body.bugId),
  async ({ body: { content, imageIds } }, member, services) => {
    const { bug, caller } = member;
    const { bugId } = bug;
    if (content.trim() === '' && imageIds.length === 0) throw warning('nothing-said', { field: 'content' });
    await services.database.transaction(async (within) => {
      const eventId = await noteEvent(within, { bugId, kind: 'reply', authorId: caller.userId, content });
      await attach(within, imageIds, { ownerId: caller.userId, bugId, eventId });
      await watch(within, bugId, [caller.userId]);
    });
    await tellWatchers({ bug, kind: 'bug-changed', author: caller, content }, services);
    return detailsOf(member, services);
  },
);

export const watchBugRoute = implement(
  watchBug,
  memberOfBug('defect:view', ({ body }) => body.bugId),
  async ({ body: { watching } }, member, services) => {
    const [{ bugId }, { userId }] = [member.bug, member.caller];
    if (watching) await watch(services.database, bugId, [userId]);
    else await unwatch(services.database, bugId, userId);
    return detailsOf(member, services);
  },
);
