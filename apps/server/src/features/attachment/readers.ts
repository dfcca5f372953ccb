import type { Caller } from '../../caller.ts';
import type { Services } from '../../services.ts';
import type { AttachmentRow } from './repository.ts';

type Reader = (row: AttachmentRow, caller: Caller, services: Services) => Promise<boolean>;

const readers: Reader[] = [
  // Until it is sent with something it is its owner's alone.
  ({ ownerId, messageId, ticketId, bugId }, { userId }) =>
    Promise.resolve(messageId === null && ticketId === null && bugId === null && ownerId === userId),
];

/** Enters who may read what was sent with something of a feature's own. */
export function readAttachmentsBy(reader: Reader): void {
  readers.push(reader);
}

export async function mayReadAttachment(
  row: AttachmentRow,
  caller: Caller,
  services: Services,
): Promise<boolean> {
  for (const reader of readers) if (await reader(row, caller, services)) return true;
  return false;
}
