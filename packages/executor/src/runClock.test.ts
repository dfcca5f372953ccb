import { appendFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { executor, newRun, outcome, removeFolders, shellPlan } from '../test/testing.ts';
import { RunClock } from './runClock.ts';
import { runFolder } from './runFolder.ts';

afterAll(removeFolders);

const HOUR = 3_600_000;

test('a machine clock that jumps moves no event', () => {
  let [wall, elapsed] = [1_000_000, 500];
  const clock = new RunClock(
    0,
    () => wall,
    () => elapsed,
  );
  const times = [HOUR, -2 * HOUR, 0].map((jump) => {
    wall += jump;
    elapsed += 10;
    return clock.now();
  });
  expect(times).toEqual([1_000_010, 1_000_020, 1_000_030]);
});

test('a run that is queued before the clock is put back starts and ends after that', async () => {
  const local = await executor();
  const folder = await newRun(shellPlan('true'));
  const queued = Date.now() + HOUR;
  appendFileSync(runFolder(folder).events, `${JSON.stringify({ type: 'queued', time: queued })}\n`);
  await local.submit(folder);
  const times = (await outcome(local, folder)).events.slice(1).map(({ time }) => time);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(queued + HOUR / 2);
});

test('a run that was lost in the future ends there', async () => {
  const local = await executor();
  const folder = await newRun(shellPlan('true'));
  const queued = Date.now() + HOUR;
  appendFileSync(
    runFolder(folder).events,
    `${JSON.stringify({ type: 'queued', time: queued })}\n{"type":"log","ti`,
  );
  await local.cancel(folder);
  expect((await outcome(local, folder)).events.at(-1)).toMatchObject({ type: 'finished', time: queued });
});
