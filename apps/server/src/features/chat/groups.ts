import { createGroup, leaveChat, setMuted, updateGroup } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import { whoIs } from '../../http/policy.ts';
import { forbidden, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { findMembership } from '../department/index.ts';
import { membersChanged, tellChatsChanged } from './audience.ts';
import { chatReply } from './chatReply.ts';
import { memberOfChat, requireReader } from './policy.ts';
import { insertGroup, join, leave, membersAmong, renameChat, setMember } from './repository.ts';

const memberOfProject = whoIs(
  'members of the department',
  async ({ body }: Incoming<typeof createGroup>, caller, { database }) => {
    if ((await findMembership(database, caller.userId, body.deptId)) === undefined) throw forbidden();
    return { caller };
  },
);

/** @throws a 601 for people who are no members of the project. */
async function requireMembers(deptId: number, userIds: readonly number[], services: Services): Promise<void> {
  const found = await membersAmong(services.database, deptId, userIds);
  if (userIds.some((userId) => !found.has(userId))) throw warning('group-of-members', { field: 'userIds' });
}

async function changed(caller: Caller, chatId: number, services: Services, told: readonly number[]) {
  membersChanged(services, chatId);
  tellChatsChanged(services, (userId) => userId === caller.userId || told.includes(userId));
  return chatReply(await requireReader(caller, { chatId }, services), services.database);
}

export const createGroupRoute = implement(
  createGroup,
  memberOfProject,
  async ({ body: { deptId, title, userIds } }, { caller }, services) => {
    await requireMembers(deptId, userIds, services);
    const group = { deptId, title, createBy: caller.userId, userIds };
    return changed(caller, await insertGroup(services.database, group), services, userIds);
  },
);

export const updateGroupRoute = implement(
  updateGroup,
  memberOfChat(({ body }: Incoming<typeof updateGroup>) => body.privateChatId),
  async ({ body: { title, userIds } }, { caller, chat }, services) => {
    if (chat.kind !== 'group') throw warning('not-a-group', { field: 'privateChatId' });
    await requireMembers(chat.deptId!, userIds, services);
    if (title !== undefined) await renameChat(services.database, chat.chatId, title);
    await join(services.database, chat.chatId, userIds);
    return changed(caller, chat.chatId, services, userIds);
  },
);

export const setMutedRoute = implement(
  setMuted,
  memberOfChat(({ body }: Incoming<typeof setMuted>) => body.privateChatId),
  async ({ body: { muted } }, { caller, chat }, services) => {
    await setMember(services.database, chat.chatId, caller.userId, { muted });
    tellChatsChanged(services, (userId) => userId === caller.userId);
    return null;
  },
);

export const leaveChatRoute = implement(
  leaveChat,
  memberOfChat(({ body }: Incoming<typeof leaveChat>) => body.privateChatId),
  async (_incoming, { caller, chat }, services) => {
    if (chat.kind === 'private') throw warning('private-stays', { field: 'privateChatId' });
    await leave(services.database, chat.chatId, caller.userId);
    membersChanged(services, chat.chatId);
    tellChatsChanged(services, (userId) => userId === caller.userId);
    return null;
  },
);
