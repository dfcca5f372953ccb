import { commandSet } from '../../../commands/command.ts';

/** The backups that are kept. */
export interface BackupTargets {
  /** One is made or put back. */
  working: boolean;
  /** A backup holds every secret: only who may put it back gives one in. */
  mayRestore: boolean;
  uploading: boolean;
  /** Asks what goes into it. */
  make: () => void;
  choose: () => void;
}

/** What can be done with the list of backups. */
export const backupCommands = commandSet<BackupTargets>(
  (id) => `backups:${id}`,
  [
    { id: 'make', when: ({ working }) => !working, run: ({ make }) => make() },
    {
      id: 'command.upload',
      when: ({ mayRestore, uploading }) => mayRestore && !uploading,
      run: ({ choose }) => choose(),
    },
  ],
);
