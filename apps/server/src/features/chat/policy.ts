import type { Caller } from '../../caller.ts';
import { whoIs } from '../../http/policy.ts';
import { forbidden } from '../../http/refuse.ts';
import type { Policy } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { findDeparture, findStanding } from './repository.ts';
import type { ChatRow, Departure, Standing } from './repository.ts';

/** The caller and a chat that he may read. */
export interface Reader {
  caller: Caller;
  chat: ChatRow;
  member: Standing['member'];
}

/** A chat that does not exist answers like one of others, so that ids tell nothing. @throws a 403. */
export async function requireReader(
  caller: Caller,
  which: Parameters<typeof findStanding>[2],
  { database }: Pick<Services, 'database'>,
): Promise<Reader> {
  const standing = await findStanding(database, caller.userId, which);
  if (standing === undefined || !mayRead(standing)) throw forbidden();
  return { caller, chat: standing.chat, member: standing.member };
}

/** Who may look at a chat: `left` where he left it, and sees it as it was then. */
export interface Viewer extends Reader {
  left: Departure | undefined;
}

/** Whoever may read a chat as it goes on, or look back at it. @throws a 403. */
export async function requireViewer(
  caller: Caller,
  chatId: number,
  { database }: Pick<Services, 'database'>,
): Promise<Viewer> {
  const standing = await findStanding(database, caller.userId, { chatId });
  if (standing === undefined) throw forbidden();
  const { chat, member } = standing;
  if (mayRead(standing)) return { caller, chat, member, left: undefined };
  const left = await findDeparture(database, caller.userId, chatId);
  if (left === undefined) throw forbidden();
  return { caller, chat, member: undefined, left };
}

/** Who is in a chat reads it; a room all whom it is open to. */
function mayRead({ chat, member, isOpen }: Standing): boolean {
  return isOpen && (member !== undefined || chat.kind === 'room');
}

export function readerOfChat<I>(chatIdOf: (incoming: I) => number): Policy<I, Reader> {
  return whoIs(
    'members of the chat; of a room those of its project, or who may see its ticket',
    (incoming: I, caller, services) => requireReader(caller, { chatId: chatIdOf(incoming) }, services),
  );
}

export const VIEWERS =
  'members of the chat; of a room those of its project, or who may see its ticket; who left it, where its project says so';

export function viewerOfChat<I>(chatIdOf: (incoming: I) => number): Policy<I, Viewer> {
  return whoIs(VIEWERS, (incoming: I, caller, services) =>
    requireViewer(caller, chatIdOf(incoming), services),
  );
}

/** In it himself, for what is about his own place in it. */
export function memberOfChat<I>(
  chatIdOf: (incoming: I) => number,
): Policy<I, Reader & { member: NonNullable<Standing['member']> }> {
  return whoIs('members of the chat', async (incoming: I, caller, services) => {
    const reader = await requireReader(caller, { chatId: chatIdOf(incoming) }, services);
    if (reader.member === undefined) throw forbidden();
    return { ...reader, member: reader.member };
  });
}
