import { expect, test, afterAll } from 'vitest';
import { claimRun } from '../claim.ts';
import { newRun, removeFolders, shellPlan } from '../../test/testing.ts';
import { closeHeld } from './closeHeld.ts';
import { holdAfter, holderOf, holdFirst, stillHolds } from './holder.ts';
import { takeOver } from './takeOver.ts';
import { readEvents } from '../eventLog.ts';

afterAll(removeFolders);

const task = { tag: 'netloom-x', job: '7_0', task: 0, restart: 0, node: 'n1' };

test('a run has one holder, the last one', async () => {
  const folder = await newRun(shellPlan('true'));
  expect(holdFirst(folder, task)).toBe(true);
  expect(holdFirst(folder, task)).toBe(false);
  expect(claimRun(folder)).toBe(false);
  const first = holderOf(folder)!;
  expect(first).toMatchObject({ ...task, number: 0 });
  expect(holdAfter(folder, first, { ...task, restart: 1 })).toBe(true);
  expect(holdAfter(folder, first, { ...task, restart: 2 })).toBe(false);
  expect(stillHolds(folder, 0)).toBe(false);
  expect(stillHolds(folder, 1)).toBe(true);
});

test('only the same job, started again, takes a run over, and none that is closed', async () => {
  const released = {
    ...task,
    number: 0,
    pid: 1,
    startTicks: '0',
    boot: 'of another machine',
    released: true,
  };
  const folder = await newRun(shellPlan('true'));
  holdFirst(folder, task);
  expect(await takeOver(folder, released, task)).toBe(false);
  expect(await takeOver(folder, released, { ...task, job: '8_0', restart: 1 })).toBe(false);
  expect(await takeOver(folder, released, { ...task, restart: 1, node: 'n2' })).toBe(true);
  expect((await readEvents(folder, 0)).events.at(-1)).toMatchObject({
    type: 'requeued',
    reason: 'Slurm took node n1 back; the run starts anew on n2',
    cause: { code: 'node-taken-back', node: 'n1', to: 'n2' },
  });
  const now = holderOf(folder)!;
  expect(await closeHeld(folder, now, { verdict: 'lost', reason: 'gone' })).toBe(true);
  expect(await takeOver(folder, holderOf(folder)!, { ...task, restart: 2 })).toBe(false);
});
