import { periodically } from '../../periodically.ts';
import type { Services } from '../../services.ts';
import { idleSince } from './idle.ts';
import { deleteEndedSessions } from './repository.ts';

const LOOK_MILLISECONDS = 60_000;

/**
 * Deletes the sessions that have ended, so that a longer limit brings none back, and ends their streams. Their browsers
 * are refused when they connect anew and ask their user, who keeps what he has not saved.
 */
export async function endSessions({
  database,
  configs,
  hub,
}: Pick<Services, 'database' | 'configs' | 'hub'>): Promise<void> {
  const ended = await deleteEndedSessions(database, idleSince(configs));
  for (const tokenHash of ended) hub.endSession(tokenHash);
}

/** Looks once a minute. */
export function startSessionEnds(services: Services): () => Promise<void> {
  return periodically(
    LOOK_MILLISECONDS,
    () => endSessions(services),
    (error) => services.log.error({ err: error }, 'sessions that have ended cannot be deleted'),
  );
}
