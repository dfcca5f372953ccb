import type { Configs } from '../config/index.ts';
import { NOTED_MILLISECONDS } from './seen.ts';

/**
 * Sessions that were seen last before this time have ended; null where none ends by that. A use is noted once a minute,
 * so that a session ends up to a minute late, never early.
 */
export function idleSince(configs: Configs): Date | null {
  const minutes = configs.value('account.idleMinutes');
  return minutes === 0 ? null : new Date(Date.now() - minutes * 60_000 - NOTED_MILLISECONDS);
}
