import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFolder } from '@netloom/executor';
import type { RunEvent } from '@netloom/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnd } from './readEnd.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const time = 0;
const finished = (step: string, seconds: number, exitCode = 0): RunEvent => {
  return { type: 'step-finished', time, step, exitCode, signal: null, seconds };
};
const cached = (step: string): RunEvent => ({ type: 'step-cached', time, step });
const END: RunEvent = { type: 'finished', time, verdict: 'passed', reason: '' };

async function endOf(events: RunEvent[]) {
  await writeFile(runFolder(folder).events, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  return readEnd(folder);
}

it('is not there before the run has ended', async () => {
  expect(await endOf([finished('compile', 5)])).toBeUndefined();
});

it('says what steps took, without those that came from the cache or failed', async () => {
  const built = await endOf([finished('compile', 5), finished('simulate', 2), END]);
  expect(built).toMatchObject({ seconds: 7, stepSeconds: { compile: 5, simulate: 2 } });
  const taken = await endOf([cached('compile'), finished('compile', 0.001), finished('simulate', 2), END]);
  expect(taken?.stepSeconds).toEqual({ simulate: 2 });
  expect((await endOf([finished('compile', 5, 1), END]))?.stepSeconds).toEqual({});
});

it('took the processor time of all steps, and the memory of the one that held most', async () => {
  const took = (cpuSeconds: number, peakBytes: number) => {
    return { ...finished('a', 1), usage: { cpuSeconds, peakBytes } } as RunEvent;
  };
  const events = [took(1.5, 100), finished('cached', 0), took(2, 700), took(0.5, 300), END];
  expect(await endOf(events)).toMatchObject({ cpuSeconds: 4, peakBytes: 700 });
  expect(await endOf([finished('a', 1), END])).toMatchObject({ cpuSeconds: null, peakBytes: null });
});

it('lasts from the start that it goes by to its end, without what a broken-off attempt said', async () => {
  const started = (at: number): RunEvent => ({ type: 'started', time: at, executor: 'local', sandbox: '' });
  const metric = (name: string): RunEvent => ({ type: 'metric', time, name, value: 1, unit: '' });
  const end = { ...END, time: 9000 };
  const again: RunEvent = { type: 'requeued', time: 2000, reason: 'the node failed' };
  expect(
    await endOf([started(1000), metric('lost'), finished('a', 1), again, started(4000), metric('kept'), end]),
  ).toMatchObject({
    startTime: new Date(4000),
    finishTime: new Date(9000),
    metrics: [{ name: 'kept' }],
    stepSeconds: {},
    seconds: 1,
  });
  expect(await endOf([END])).not.toHaveProperty('startTime');
});
