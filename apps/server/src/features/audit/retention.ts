import { periodically } from '../../periodically.ts';
import type { Services } from '../../services.ts';
import { deleteLogsBefore } from './repository.ts';

const DAY_MILLISECONDS = 86_400_000;

/** Deletes what is older than the setting allows, once a day. */
export function startRetention({ database, configs, log }: Services): () => Promise<void> {
  return periodically(
    DAY_MILLISECONDS,
    () => deleteLogsBefore(database, new Date(Date.now() - configs.value('audit.days') * DAY_MILLISECONDS)),
    (error) => log.error({ err: error }, 'old log entries cannot be deleted'),
  );
}
