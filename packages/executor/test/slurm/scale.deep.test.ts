import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { hasEnded } from '../../src/eventTail.ts';
import { newFolder, newRun, outcome, removeFolders, shellPlan } from '../testing.ts';
import { slurmExecutor } from './slurmExecutor.ts';
import { testCluster } from './testCluster.ts';

/** Ten thousand are to be had with the variable. */
const TASKS = Number(process.env.NETLOOM_SLURM_TASKS ?? 1000);
/** How often a server asks what became of its runs. */
const ROUND_MILLISECONDS = 2000;

vi.setConfig({ testTimeout: TASKS * 3000, hookTimeout: 120_000 });
afterAll(removeFolders);

test(`of ${TASKS} tasks none is lost, none runs twice`, async () => {
  const cluster = await testCluster({ cpus: 4, memory: 100_000 });
  const slurm = slurmExecutor(cluster.conf, { folder: join(await newFolder(), 'cache'), modelBytes: 0 });
  const folders: string[] = [];
  for (let task = 0; task < TASKS; task += 1)
    folders.push(await newRun(shellPlan(`echo ${task}`, { memoryMegabytes: 128 })));
  await Promise.all(folders.map((folder) => slurm.submit(folder)));
  for (let open = folders; open.length > 0; open = open.filter((folder) => !hasEnded(folder))) {
    await Promise.all(open.map((folder) => slurm.reattach(folder)));
    await sleep(ROUND_MILLISECONDS);
  }
  for (const [task, folder] of folders.entries()) {
    const end = await outcome(slurm, folder);
    expect(end).toMatchObject({ verdict: 'passed', log: Buffer.from(`${task}\n`) });
    expect(end.events.filter(({ type }) => type === 'started')).toHaveLength(1);
  }
});
