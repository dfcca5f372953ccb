import { listManagerSystemNotices, noticeReaders, updateManagerSystemNotice } from '@netloom/contract';
import type { BodyOf } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { managerOfNotice, managersOfNotices, requireManaged } from './policy.ts';
import type { Manager } from './policy.ts';
import { changeNotice, choose, deleteNotice, listManaged, listReaders, noteRead } from './repository.ts';
import type { NoticeRow } from './repository.ts';
import { tellRecipients } from './tell.ts';
import { noticeReply, storable } from './written.ts';

export const listManagerSystemNoticesRoute = implement(
  listManagerSystemNotices,
  managersOfNotices,
  ({ body }, { caller, all, deptIds }, { database }) =>
    listManaged(database, { userId: caller.userId, all, deptIds }, body),
);

export const noticeReadersRoute = implement(
  noticeReaders,
  managerOfNotice(({ query }: Incoming<typeof noticeReaders>) => query.systemNoticeId),
  ({ query }, { notice }, { database }) => listReaders(database, notice.noticeId, query),
);

type Change = BodyOf<typeof updateManagerSystemNotice>;

/** With `state` true it is the reader's own note; what changes a notice asks who manages it. */
export const updateManagerSystemNoticeRoute = implement(
  updateManagerSystemNotice,
  signedIn,
  async ({ body }, { caller }, services) => {
    const { systemNoticeId, state, action } = body;
    if (state === true) {
      await noteRead(services.database, caller.userId, systemNoticeId);
      services.hub.publish({ type: 'chats-changed' }, (stream) => stream.caller.userId === caller.userId);
      return null;
    }
    const { manager, notice } = await requireManaged(caller, systemNoticeId, services);
    const changed = body.change ? await edit(notice, body.change, manager, services) : notice;
    if (action === 'delete') {
      await deleteNotice(services.database, notice.noticeId);
      await tellRecipients(notice, services);
      return null;
    }
    if (action !== undefined) await move(changed, action, services);
    return noticeReply(manager, systemNoticeId, services);
  },
);

async function edit(
  notice: NoticeRow,
  change: NonNullable<Change['change']>,
  manager: Manager,
  services: Services,
): Promise<NoticeRow> {
  const fields = { ...change, type: change.type ?? 'all', userIds: change.userIds ?? [] };
  const row = await storable(fields, manager, services);
  const { noticeId } = notice;
  await services.database.transaction(async (within) => {
    if (!(await changeNotice(within, { noticeId, revision: change.revision }, row)))
      throw warning('notice-changed', { field: 'change.revision' });
    await choose(within, noticeId, row.audience === 'users' ? fields.userIds : []);
  });
  const changed = { ...notice, ...row, revision: change.revision + 1 };
  if (notice.state === 'published') await tellRecipients(changed, services);
  return changed;
}

/** A sent one is withdrawn and a withdrawn one sent again; one whose time is over cannot be sent. */
async function move(notice: NoticeRow, action: 'send' | 'withdraw', services: Services): Promise<void> {
  const { noticeId, revision, untilTime, fromTime } = notice;
  if (action === 'send' && untilTime !== null && untilTime <= new Date())
    throw warning('notice-over', { field: 'untilTime' });
  const late = action === 'send' && notice.state !== 'published' && fromTime < new Date();
  const state = action === 'send' ? ('published' as const) : ('withdrawn' as const);
  const moved = { state, ...(late && { fromTime: new Date() }) };
  if (!(await changeNotice(services.database, { noticeId, revision }, moved)))
    throw warning('notice-changed', { field: 'systemNoticeId' });
  await tellRecipients(notice, services);
}
