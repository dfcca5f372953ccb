import { command } from '../command.ts';

const backup = command({
  name: 'backup',
  usage: `
  backup  <file.tar.gz>     database and projects of a stopped server (NETLOOM_DATA_DIR)  [--runs]`,
  options: { runs: { type: 'boolean', default: false } },
  files: ['the backup file'],
  run: async (values, [file]) => (await import('./backup.ts')).backupCommand('backup', file!, values),
});

const restore = command({
  name: 'restore',
  usage: `
  restore <file.tar.gz>     puts a backup into a data folder; what was there is kept`,
  options: {},
  files: ['the backup file'],
  run: async (_, [file]) => (await import('./backup.ts')).backupCommand('restore', file!, { runs: false }),
});

export const backupCommands = [backup, restore];
