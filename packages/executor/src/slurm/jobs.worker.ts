import { parentPort, workerData } from 'node:worker_threads';
import { readJobs } from './readJobs.ts';
import { slurmCommand } from './slurmCommand.ts';
import type { SlurmSettings } from './slurmSettings.ts';
import { TAG_PREFIX } from './batch.ts';

// A busy cluster's list takes long to parse, which must not hold up whoever asks.

const settings = workerData as SlurmSettings;

parentPort?.on('message', () => {
  slurmCommand(settings, 'squeue', ['--json', '--me', '--states=all'])
    .then((json) => readJobs(json).filter(({ name }) => name.startsWith(TAG_PREFIX)))
    .catch(() => undefined)
    .then((tasks) => parentPort?.postMessage(tasks))
    .catch(() => undefined);
});
