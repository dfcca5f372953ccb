import { afterAll, expect, test } from 'vitest';
import type { StepUsage } from '@netloom/model';
import { removeFolders, runToEnd, shellPlan } from '../test/testing.ts';

afterAll(removeFolders);

const MEGABYTE = 2 ** 20;

async function usageOf(command: string, seconds = 60): Promise<StepUsage> {
  const { events } = await runToEnd(shellPlan(command, { seconds }));
  const step = events.find((event) => event.type === 'step-finished');
  if (!step?.usage) throw new Error('the step does not say what it took');
  return step.usage;
}

/** Perl that writes so many megabytes of memory, without a copy. */
const fill = (megabytes: number) => `vec(my $a, (${megabytes} << 20) - 1, 8) = 1;`;
const hold = (megabytes: number) => `perl -e '${fill(megabytes)} select undef, undef, undef, 1'`;
/** Works until the processor has given it so many seconds, as it sees itself by times(2). */
const work = (seconds: number) => `perl -e 'while ((times)[0] + (times)[1] < ${seconds}) {}'`;

test('the most memory that a step held is that of its processes together', async () => {
  const begun = performance.now();
  const { peakBytes, cpuSeconds } = await usageOf(hold(300));
  const seconds = (performance.now() - begun) / 1000;
  expect(peakBytes / MEGABYTE).toBeGreaterThan(300);
  expect(peakBytes / MEGABYTE).toBeLessThan(330);
  // It waits for a second of them.
  expect(cpuSeconds).toBeLessThan(seconds - 0.9);
  const both = (await usageOf(`${hold(100)} & ${hold(150)} & wait`)).peakBytes / MEGABYTE;
  expect(both).toBeGreaterThan(250);
  expect(both).toBeLessThan(300);
  const inTurn = (await usageOf(`${hold(100)}; ${hold(150)}`)).peakBytes / MEGABYTE;
  expect(inTurn).toBeGreaterThan(150);
  expect(inTurn).toBeLessThan(200);
});

test('pages that processes share count once', async () => {
  const children = 'fork || do { select undef, undef, undef, 1; exit } for 1 .. 4';
  const { peakBytes } = await usageOf(`perl -e '${fill(200)} ${children}; wait for 1 .. 4'`);
  expect(peakBytes / MEGABYTE).toBeGreaterThan(200);
  // Counted five times, they would be 1,000.
  expect(peakBytes / MEGABYTE).toBeLessThan(300);
});

test('processor time is that of all processes, however short each lives, and not of those that wait', async () => {
  const { cpuSeconds } = await usageOf(`${work(0.8)} & ${work(0.7)} & wait; sleep 0.5`);
  expect(cpuSeconds).toBeGreaterThan(1.45);
  expect(cpuSeconds).toBeLessThan(2);
  const short = await usageOf(`for i in 1 2 3 4 5 6 7 8 9 10; do ${work(0.06)}; done`);
  // By the ticks of times(2), each may stop some milliseconds early.
  expect(short.cpuSeconds).toBeGreaterThan(0.45);
  expect(short.cpuSeconds).toBeLessThan(1.2);
});

test('a step that is killed says what it had taken', async () => {
  const { cpuSeconds, peakBytes } = await usageOf(`perl -e '${fill(120)} 1 while 1'`, 2);
  expect(cpuSeconds).toBeGreaterThan(0.2);
  expect(peakBytes / MEGABYTE).toBeGreaterThan(120);
});
