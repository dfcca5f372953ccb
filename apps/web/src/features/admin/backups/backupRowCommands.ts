import { commandSet } from '../../../commands/command.ts';
import type { RowCommand } from '../../../parts/table/rowCommand.ts';

/** A backup of the list. */
export interface BackupRowTargets {
  /** One is made or put back. */
  working: boolean;
  download: () => void;
  /** This and the next ask before they do. */
  restore: () => void;
  remove: () => void;
}

const untilDone = ({ working }: BackupRowTargets) => (working ? 'backups:busy' : undefined);

/** What can be done with a backup. */
export const backupRowCommands = commandSet<BackupRowTargets, RowCommand<BackupRowTargets>>(
  (id) => `backups:${id}`,
  [
    { id: 'download', run: ({ download }) => download() },
    { id: 'restore', refusal: untilDone, run: ({ restore }) => restore() },
    { id: 'delete', danger: true, refusal: untilDone, run: ({ remove }) => remove() },
  ],
);
