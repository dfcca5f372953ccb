import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readEvents } from '../../src/eventLog.ts';
import { isAlive } from '../../src/processIdentity.ts';
import { createBatch, readIntent } from '../../src/slurm/batch.ts';
import { batchScript } from '../../src/slurm/batchScript.ts';
import { holderOf } from '../../src/slurm/holder.ts';
import { sbatchOptions } from '../../src/slurm/sbatchOptions.ts';
import { SlurmExecutor } from '../../src/slurm/slurmExecutor.ts';
import {
  LIMITS,
  newRun,
  outcome,
  processesWith,
  removeFolders,
  shellPlan,
  type Outcome,
} from '../testing.ts';
import { slurmExecutor, slurmSettings } from './slurmExecutor.ts';
import { testCluster } from './testCluster.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
/** The controller writes its state down within five seconds (slurmctld's save_state). */
const SAVED_MILLISECONDS = 8000;
const patient = { timeout: 240_000, interval: 200 };

const cluster = await testCluster();
const slurm = slurmExecutor(cluster.conf);
afterAll(removeFolders);
// A node that a fault has taken out is put back, as its administrator would.
afterEach(async () => {
  await cluster.command('scontrol', 'update', 'NodeName=n1,n2', 'State=RESUME').catch(() => undefined);
  await expect.poll(() => cluster.command('sinfo', '--noheader', '--format=%t %D'), patient).toBe('idle 2\n');
});

const eventTypes = async (folder: string) => (await readEvents(folder, 0)).events.map(({ type }) => type);
const started = (folder: string) => expect.poll(() => eventTypes(folder), patient).toContain('step-started');
const starts = ({ events }: Outcome) => events.filter(({ type }) => type === 'started').length;
const jobOf = (folder: string) => holderOf(folder)?.job ?? '';
/** Follows runs to their ends, with the questions that a server puts meanwhile. */
async function ends(executor: SlurmExecutor, folders: string[]) {
  const asking = setInterval(() => folders.forEach((folder) => void executor.reattach(folder)), 500);
  const outcomes = await Promise.all(folders.map((folder) => outcome(executor, folder)));
  clearInterval(asking);
  return outcomes;
}

test('runs that come together are one array', async () => {
  const folders = await Promise.all(
    Array.from({ length: 5 }, (_, task) => newRun(shellPlan(`echo ${task}`))),
  );
  await Promise.all(folders.map((folder) => slurm.submit(folder)));
  const batches = await Promise.all(folders.map(async (folder) => (await readIntent(folder))?.batch));
  expect(new Set(batches).size).toBe(1);
  const logs = (await ends(slurm, folders)).map(({ log }) => log.toString());
  expect(logs).toEqual(folders.map((_, task) => `${task}\n`));
});

test('without a controller runs go on, submissions wait, and after it nothing is lost or doubled', async () => {
  const going = await newRun(shellPlan('echo once; sleep 30; echo twice'));
  await slurm.submit(going);
  await started(going);
  await sleep(SAVED_MILLISECONDS);
  await cluster.controller.stop('SIGKILL');
  const waiting = await Promise.all(Array.from({ length: 4 }, () => newRun(shellPlan('echo once'))));
  await Promise.all(waiting.map((folder) => slurm.submit(folder)));
  expect(await slurm.reattach(going)).toBe('running');
  await sleep(3000);
  await cluster.controller.start();
  for (const end of await ends(slurm, [going, ...waiting])) {
    expect(end.verdict).toBe('passed');
    expect(starts(end)).toBe(1);
    expect(end.log.toString()).toMatch(/^once\n(twice\n)?$/);
  }
});

test('a controller that is killed at once loses no run that had not begun, doubles none, and others with their cause', async () => {
  const folders = await Promise.all(Array.from({ length: 4 }, () => newRun(shellPlan('echo once; sleep 8'))));
  await Promise.all(folders.map((folder) => slurm.submit(folder)));
  await started(folders[0]!);
  await cluster.controller.stop('SIGKILL');
  await cluster.controller.start();
  for (const end of await ends(slurm, folders)) {
    const again = end.events.filter(({ type }) => type === 'requeued').length;
    expect(starts(end)).toBe(1 + again);
    // Slurm fails a job that it starts a second time from an old state, although it runs.
    if (end.verdict !== 'passed') expect(end.reason).toMatch(/^job \S+ on n\d: /);
    expect(end.log.toString()).toBe('once\n'.repeat(1 + again));
  }
});

test('without a controller a running run can be cancelled all the same', async () => {
  const folder = await newRun(shellPlan('sleep 773100293'));
  await slurm.submit(folder);
  await started(folder);
  await cluster.controller.stop('SIGKILL');
  const cancelling = slurm.cancel(folder);
  expect(await outcome(slurm, folder)).toMatchObject({ verdict: 'cancelled', reason: 'cancelled' });
  await cancelling;
  await expect.poll(() => processesWith('773100293')).toEqual([]);
  await cluster.controller.start();
});

test.each([
  ['between the intent and its submission', false],
  ['between the submission and its record', true],
])('a crash %s neither loses nor doubles a run', async (_, submitted) => {
  const settings = slurmSettings(cluster.conf);
  const folders = await Promise.all([1, 2].map(() => newRun(shellPlan('echo once; sleep 2'))));
  const options = sbatchOptions(settings, LIMITS, 'normal');
  const script = (folder: string) => batchScript(folder, {});
  const batch = await createBatch(settings.folder, folders, options, script);
  if (submitted) {
    const own = [`--job-name=${batch.tag}`, '--array=0-1', '--output=/dev/null'];
    await cluster.command('sbatch', ...options, ...own, join(batch.folder, 'script.sh'));
  }
  // What a server does at its start.
  const next = new SlurmExecutor(settings);
  for (const folder of folders) if ((await next.reattach(folder)) === 'waiting') await next.submit(folder);
  for (const end of await ends(next, folders))
    expect(end).toMatchObject({ verdict: 'passed', log: Buffer.from('once\n') });
  const names = await cluster.command('squeue', '--noheader', '--states=all', '--format=%F %j');
  const arrays = names.split('\n').filter((line) => line.endsWith(batch.tag));
  expect(new Set(arrays).size).toBe(1);
});

test('a node that dies gives its run to another one, and the first runner is gone', async () => {
  const folder = await newRun(shellPlan('echo begun; ls; touch left; read word; echo $word'));
  await slurm.submit(folder);
  await started(folder);
  const first = holderOf(folder)!;
  const dead = Number(/^n(\d)$/.exec(first.node ?? '')?.[1]) - 1;
  await cluster.nodes[dead]?.stop('SIGKILL');
  await expect
    .poll(() => cluster.command('squeue', '--noheader', '--format=%r'), patient)
    .toContain('BeginTime');
  // Slurm lets two minutes pass before it starts a job again.
  await cluster.command('scontrol', 'update', `JobId=${jobOf(folder)}`, 'StartTime=now');
  await expect.poll(() => eventTypes(folder), patient).toContain('requeued');
  expect(isAlive(first)).toBe(false);
  await slurm.input(folder, 'done\n');
  const [end] = await ends(slurm, [folder]);
  expect(end).toMatchObject({ verdict: 'passed' });
  // The second start began with what the first one had, and the log goes on.
  expect(end!.log.toString()).toBe('begun\nbegun\ndone\n');
  expect(end!.events.find(({ type }) => type === 'requeued')).toMatchObject({
    reason: expect.stringContaining(`node ${first.node} failed`) as string,
  });
  expect(end!.events.map(({ time }) => time)).toEqual(
    end!.events.map(({ time }) => time).toSorted((a, b) => a - b),
  );
  await cluster.nodes[dead]?.start();
});

test('a run whose step changed its sources is not started anew', async () => {
  const folder = await newRun(shellPlan('echo x >>a.v; sleep 60'), { 'a.v': 'module a;' });
  await slurm.submit(folder);
  await started(folder);
  await expect.poll(() => readFileSync(join(folder, 'work/src/a.v'), 'utf8'), patient).toContain('x');
  await cluster.command('scontrol', 'requeue', jobOf(folder));
  await expect
    .poll(() => cluster.command('squeue', '--noheader', '--format=%r'), patient)
    .toContain('BeginTime');
  // The message that the first start is over must be through: this is what Slurm's two minutes are for.
  await sleep(5000);
  await cluster.command('scontrol', 'update', `JobId=${jobOf(folder)}`, 'StartTime=now');
  const [end] = await ends(slurm, [folder]);
  expect(end).toMatchObject({ verdict: 'lost' });
  expect(end!.reason).toContain('a step had changed src/a.v');
});

test('what an administrator does to a job is said in the run', async () => {
  const folder = await newRun(shellPlan('sleep 773300293'));
  await slurm.submit(folder);
  await started(folder);
  const job = jobOf(folder);
  await cluster.command('scancel', job);
  const [end] = await ends(slurm, [folder]);
  expect(end).toMatchObject({ verdict: 'cancelled' });
  expect(end!.reason).toContain(`job ${job} on`);
  expect(end!.reason).toContain('(CANCELLED');
  await expect.poll(() => processesWith('773300293')).toEqual([]);
});

test('what Slurm refuses fails with its reason', async () => {
  const settings = { ...slurmSettings(cluster.conf), partition: 'nowhere' };
  const folder = await newRun(shellPlan('true'));
  await new SlurmExecutor(settings).submit(folder);
  const end = await outcome(slurm, folder);
  expect(end.verdict).toBe('failed');
  expect(end.reason).toMatch(/Slurm did not take the run: .*nvalid partition/);
});

test('a server that is killed while it submits leaves nothing behind that is lost or doubled', async () => {
  const folders = await Promise.all(
    Array.from({ length: 20 }, () => newRun(shellPlan('echo once; sleep 1'))),
  );
  const module = JSON.stringify(new URL('./slurmExecutor.ts', import.meta.url).pathname);
  const script = `const { slurmExecutor } = await import(${module});
    const slurm = slurmExecutor(${JSON.stringify(cluster.conf)});
    for (const folder of ${JSON.stringify(folders)}) { void slurm.submit(folder); await new Promise((r) => setTimeout(r, 30)); }`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  await expect.poll(() => readIntent(folders[0]!), patient).toBeDefined();
  await sleep(150);
  server.kill('SIGKILL');
  await once(server, 'exit');
  const next = new SlurmExecutor(slurmSettings(cluster.conf));
  for (const folder of folders) if ((await next.reattach(folder)) === 'waiting') await next.submit(folder);
  for (const end of await ends(next, folders)) {
    expect(end).toMatchObject({ verdict: 'passed', log: Buffer.from('once\n') });
    expect(starts(end)).toBe(1);
  }
});
