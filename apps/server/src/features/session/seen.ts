import type { Database } from '../../database/index.ts';
import { updateLastSeen } from './repository.ts';

/** How far what is noted may be behind. */
export const NOTED_MILLISECONDS = 60_000;

/** Sessions whose time is being written. */
const writing = new Set<string>();

/** Notes that a user is there, at most once a minute and without holding up his call. */
export function noteSeen(
  database: Database,
  { tokenHash, lastSeen }: { tokenHash: string; lastSeen: Date },
): void {
  if (Date.now() - lastSeen.getTime() < NOTED_MILLISECONDS || writing.has(tokenHash)) return;
  writing.add(tokenHash);
  updateLastSeen(database, tokenHash)
    // The next call tells again.
    .catch(() => undefined)
    .finally(() => writing.delete(tokenHash));
}
