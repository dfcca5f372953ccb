import type { Caller } from '../../../caller.ts';
import type { Services } from '../../../services.ts';
import { mayRead } from '../policy.ts';
import { findStanding } from '../repository.ts';
import { findMessage } from './repository.ts';

/** Whether somebody may read what was sent with a message: while it stands, and in a chat that he may read now. */
export async function mayReadAttached(
  { messageId }: { messageId: number | null },
  { userId }: Caller,
  { database }: Services,
): Promise<boolean> {
  if (messageId === null) return false;
  const message = await findMessage(database, messageId);
  if (message === undefined || message.deleted) return false;
  const standing = await findStanding(database, userId, { chatId: message.privateChatId });
  return standing !== undefined && mayRead(standing);
}
