import { createManagerSystemNotice } from '@netloom/contract';
import type { BodyOf, Notice } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { membersAmong } from '../chat/index.ts';
import { finishDraft } from '../draft/index.ts';
import { managersOfNotices, requireAudience } from './policy.ts';
import type { Manager } from './policy.ts';
import { insertNotice, listManaged } from './repository.ts';
import type { NoticeRow } from './repository.ts';
import { tellRecipients } from './tell.ts';

type Fields = Pick<
  BodyOf<typeof createManagerSystemNotice>,
  'title' | 'content' | 'type' | 'deptId' | 'userIds' | 'important' | 'fromTime' | 'untilTime'
>;

/** What is stored of a notice's fields. @throws a 601 for what does not fit together, a 403 for others' people. */
export async function storable(
  fields: Fields & { type: Notice['type']; userIds: number[] },
  manager: Manager,
  { database }: Services,
): Promise<Partial<NoticeRow> & Pick<NoticeRow, 'audience' | 'title'>> {
  const { title, content, type, deptId, userIds, important, fromTime, untilTime } = fields;
  requireAudience(manager, { type, deptId });
  if (type === 'dept' && deptId === undefined) throw warning('notice-of-which-project', { field: 'deptId' });
  if (type === 'users' && userIds.length === 0) throw warning('notice-for-whom', { field: 'userIds' });
  if (type === 'users' && !manager.all) {
    const members = await membersAmong(database, deptId!, userIds);
    if (userIds.some((userId) => !members.has(userId)))
      throw warning('group-of-members', { field: 'userIds' });
  }
  const from = fromTime ? new Date(fromTime) : new Date();
  const until = untilTime ? new Date(untilTime) : null;
  if (until !== null && until <= from) throw warning('notice-ends-first', { field: 'untilTime' });
  return {
    title,
    content,
    audience: type,
    deptId: deptId ?? null,
    important,
    fromTime: from,
    untilTime: until,
  };
}

/** A notice as who manages it sees it. */
export async function noticeReply(
  { caller, all, deptIds }: Manager,
  systemNoticeId: number,
  { database }: Services,
): Promise<Notice> {
  const manager = { userId: caller.userId, all, deptIds };
  const found = await listManaged(database, manager, { page: 1, limit: 1, search: '', systemNoticeId });
  return found.rows[0]!;
}

export const createManagerSystemNoticeRoute = implement(
  createManagerSystemNotice,
  managersOfNotices,
  async ({ body }, manager, services) => {
    const row = await storable(body, manager, services);
    const state = body.draft ? ('draft' as const) : ('published' as const);
    const noticeId = await services.database.transaction(async (within) => {
      if (body.draftKey !== undefined) await finishDraft(within, manager.caller.userId, body.draftKey);
      return insertNotice(
        within,
        { ...row, state, createBy: manager.caller.userId },
        row.audience === 'users' ? body.userIds : [],
      );
    });
    if (!body.draft)
      await tellRecipients({ noticeId, audience: row.audience, deptId: row.deptId! }, services);
    return noticeReply(manager, noticeId, services);
  },
);
