import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { LocalExecutor } from './localExecutor.ts';
import { isAlive, type ProcessIdentity } from './processIdentity.ts';
import { probeSandbox } from './probeSandbox.ts';
import { readEvents } from './eventLog.ts';
import { runFolder } from './runFolder.ts';
import {
  executor,
  newRun,
  outcome,
  ownNumber,
  processesWith,
  removeFolders,
  shellPlan,
} from '../test/testing.ts';

afterAll(removeFolders);

async function untilStepStarts(folder: string): Promise<void> {
  for (;;) {
    const { events } = await readEvents(folder, 0);
    if (events.some(({ type }) => type === 'step-started')) return;
    await sleep(20);
  }
}

const runnerOf = (folder: string) =>
  JSON.parse(readFileSync(runFolder(folder).claim, 'utf8')) as ProcessIdentity;

test('a run goes on when the process that submitted it is killed, and is found again', async () => {
  const folder = await newRun(shellPlan('echo one; read word; echo two'));
  const module = fileURLToPath(new URL('../test/testing.ts', import.meta.url));
  const script = `const { executor } = await import(${JSON.stringify(module)});
    await (await executor()).submit(${JSON.stringify(folder)}); setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    detached: true,
    stdio: 'inherit',
  });
  while ((await (await executor()).reattach(folder)) === 'waiting') await sleep(20);
  process.kill(-(parent.pid ?? 0), 'SIGKILL');
  const local = await executor();
  expect(await local.reattach(folder)).toBe('running');
  await untilStepStarts(folder);
  await local.input(folder, 'on\n');
  const end = await outcome(local, folder);
  expect(end.verdict).toBe('passed');
  expect(end.log.toString()).toBe('one\ntwo\n');
  expect(await local.reattach(folder)).toBe('finished');
});

test('a runner that hangs is ended after the time limit, and at a cancellation, with its step', async () => {
  const { sandbox } = await probeSandbox();
  const local = new LocalExecutor(() => Promise.resolve(sandbox!), undefined, { step: 0, end: 0 });
  const hanging = async (word: string, seconds: number) => {
    const folder = await newRun(shellPlan(`sleep ${word}`, { seconds }));
    await local.submit(folder);
    await untilStepStarts(folder);
    process.kill(runnerOf(folder).pid, 'SIGSTOP');
    return folder;
  };
  const late = await hanging(ownNumber('77451'), 5);
  await expect.poll(() => local.reattach(late)).toBe('finished');
  expect(await outcome(local, late)).toMatchObject({
    verdict: 'timed-out',
    reason: 'time limit of 5 s; its runner did not answer and was ended',
  });
  const unwanted = await hanging(ownNumber('77452'), 300);
  await local.cancel(unwanted);
  expect(await outcome(local, unwanted)).toMatchObject({ verdict: 'cancelled' });
  for (const digits of ['77451', '77452'])
    await expect.poll(() => processesWith(ownNumber(digits))).toEqual([]);
});

test.each(['its control group', 'no control group'])(
  'a killed run with %s is lost, with nothing left of it',
  async (has) => {
    const bare = { confinement: 'bubblewrap', memory: 'watched', processes: 'watched' } as const;
    const local =
      has === 'no control group' ? new LocalExecutor(() => Promise.resolve(bare)) : await executor();
    const folder = await newRun(shellPlan(`sleep ${ownNumber('7723')}`));
    await local.submit(folder);
    await untilStepStarts(folder);
    process.kill(runnerOf(folder).pid, 'SIGKILL');
    while ((await local.reattach(folder)) === 'running') await sleep(20);
    expect(await outcome(local, folder)).toMatchObject({ verdict: 'lost' });
    await expect.poll(() => processesWith(ownNumber('7723'))).toEqual([]);
  },
);

test('a run whose folder is deleted leaves no process behind', async () => {
  const local = await executor();
  const folder = await newRun(shellPlan('while :; do echo on; sleep 0.1; done'));
  await local.submit(folder);
  await untilStepStarts(folder);
  const runner = runnerOf(folder);
  // The run may put a file in while its folder is emptied.
  await rm(folder, { recursive: true, maxRetries: 10 });
  await expect.poll(() => isAlive(runner)).toBe(false);
});

test('submitting twice runs once', async () => {
  const local = await executor();
  const folder = await newRun(shellPlan('echo once; sleep 1'));
  await Promise.all([local.submit(folder), local.submit(folder)]);
  const end = await outcome(local, folder);
  expect(end).toMatchObject({ verdict: 'passed', log: Buffer.from('once\n') });
  expect(end.events.filter(({ type }) => type === 'started')).toHaveLength(1);
});

test('a running run is cancelled, whatever it does; a waiting one never starts', async () => {
  const local = await executor();
  const folder = await newRun(shellPlan("trap '' TERM; while :; do sleep 1; done"));
  await local.submit(folder);
  await untilStepStarts(folder);
  // It ends by this alone: its step neither ends nor hears of it.
  await local.cancel(folder);
  expect((await outcome(local, folder)).verdict).toBe('cancelled');

  const waiting = await newRun(shellPlan('echo started'));
  await local.cancel(waiting);
  await local.submit(waiting);
  expect(await outcome(local, waiting)).toMatchObject({
    verdict: 'cancelled',
    reason: 'cancelled before its start',
  });
});

test('text can be typed into a run', async () => {
  const local = await executor();
  const folder = await newRun(shellPlan('read word; echo "got $word"'));
  await local.submit(folder);
  await untilStepStarts(folder);
  await sleep(100);
  await local.input(folder, 'hello\n');
  expect((await outcome(local, folder)).log.toString()).toBe('got hello\n');
});
