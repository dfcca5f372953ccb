import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { executor, newFolder, newRun, outcome, removeFolders, runToEnd, shellPlan } from '../test/testing.ts';
import { Hindrance } from './endBy.ts';
import { LocalExecutor } from './localExecutor.ts';
import { prepareRun } from './prepareRun.ts';
import { probeSandbox } from './probeSandbox.ts';

afterAll(removeFolders);
afterEach(() => vi.unstubAllEnvs());

const disk = await newFolder();
const canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'netloom-test', disk]).status === 0;

test.skipIf(!canMount)('a run that fills the disk of the machine ends with its cause', async () => {
  try {
    const folder = `${disk}/run`;
    await prepareRun(folder, shellPlan('yes'));
    const local = await executor();
    await local.submit(folder);
    const end = await outcome(local, folder);
    expect(end.verdict).toBe('failed');
    expect(end.reason).toMatch(/the disk is full/);
  } finally {
    spawnSync('umount', ['--lazy', disk]);
  }
});

test('while an allocator is stopped another run starts and passes', async () => {
  const eater = runToEnd(shellPlan(`perl -e 'my @a; push @a, "x" x 1e7 while 1'`, { memoryMegabytes: 1000 }));
  expect((await runToEnd(shellPlan('echo here'))).verdict).toBe('passed');
  expect(await eater).toMatchObject({ verdict: 'out-of-memory', reason: 'memory limit of 1000 MB' });
});

test('without bubblewrap runs are refused with the remedy, unless the operator accepts that', async () => {
  vi.stubEnv('PATH', '/nonexistent');
  const { sandbox, reason, cause } = await probeSandbox();
  const accepted = await probeSandbox(true);
  vi.unstubAllEnvs();
  expect(sandbox).toBeUndefined();
  expect(reason).toContain('apt-get install bubblewrap');

  const refusing = new LocalExecutor(() => Promise.reject(new Hindrance(cause!)));
  const refused = await newRun(shellPlan('true'));
  await refusing.submit(refused);
  expect(await outcome(refusing, refused)).toMatchObject({ verdict: 'failed', reason, cause });

  expect(accepted.sandbox?.confinement).toBe('none');
  const open = new LocalExecutor(() =>
    Promise.resolve(accepted.sandbox ?? Promise.reject(new Error('none'))),
  );
  const run = await newRun(shellPlan('echo ran in $(basename "$PWD")'));
  await open.submit(run);
  const end = await outcome(open, run);
  expect(end).toMatchObject({ verdict: 'passed', log: Buffer.from('ran in src\n') });
  expect(end.events[1]).toMatchObject({ sandbox: expect.stringContaining('not sandboxed') as string });
});
