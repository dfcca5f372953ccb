import { createHash } from 'node:crypto';
import { mkdir, readdir, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunPlan } from '@netloom/model';
import { afterAll, expect, test } from 'vitest';
import { executor, newFolder, newRun, outcome, removeFolders, shellPlan } from '../../test/testing.ts';
import type { Outcome } from '../../test/testing.ts';
import { modelUse } from './modelUse.ts';
import { storeModel } from './storeModel.ts';
import { takeModel } from './takeModel.ts';

afterAll(removeFolders);

const keyOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A build that makes another product each time, and a step that runs it. */
function plan(build: string): RunPlan {
  const both = shellPlan(build);
  const [step] = both.steps;
  if (!step) throw new Error('no step');
  const use = { ...step, id: 'use', argv: ['sh', '-c', '../obj/model; echo broken >../obj/model'] };
  const cache = { key: keyOf(build), steps: ['shell'], product: 'obj/model' };
  return { ...both, steps: [{ ...step, tool: 'make' }, use], files: { 'obj/.keep': '' }, cache };
}

const BUILD = `echo 'tb.cpp:3:1: warning: odd'; d=$(date +%N); printf "#!/bin/sh\\necho made $d\\n" >../obj/model; chmod +x ../obj/model`;

async function run(of: RunPlan, folder: string): Promise<Outcome> {
  const local = await executor({ folder, modelBytes: 1e6 });
  const started = await newRun(of);
  await local.submit(started);
  return outcome(local, started);
}

const isCached = ({ events }: Outcome) => events.some(({ type }) => type === 'step-cached');

test('the second run takes the model of the first, and says what its build said', async () => {
  const folder = await newFolder();
  const first = await run(plan(BUILD), folder);
  const second = await run(plan(BUILD), folder);
  expect([isCached(first), isCached(second)]).toEqual([false, true]);
  expect(first.log.toString()).toMatch(/made \d{9}\n$/);
  expect(second.log).toEqual(first.log);
  expect(second).toMatchObject({ verdict: 'passed', diagnostics: first.diagnostics });
  expect(second.diagnostics).toHaveLength(1);
  const ends = (of: Outcome) => of.events.filter(({ type }) => type === 'step-finished').length;
  expect([ends(first), ends(second)]).toEqual([2, 2]);
});

test('a damaged model is built anew', async () => {
  const folder = await newFolder();
  await run(plan(BUILD), folder);
  await truncate(join(folder, 'models', keyOf(BUILD), 'product'), 5);
  const second = await run(plan(BUILD), folder);
  expect([second.verdict, isCached(second)]).toEqual(['passed', false]);
  expect(isCached(await run(plan(BUILD), folder))).toBe(true);
});

test.each([
  ['fails', `${BUILD}; exit 1`],
  ['leaves a link', 'ln -s /bin/true ../obj/model'],
  ['leaves a pipe', 'mkfifo ../obj/model'],
])('a build that %s is not kept', async (_what, build) => {
  const folder = await newFolder();
  const whole = plan(build);
  await run({ ...whole, steps: whole.steps.slice(0, 1) }, folder);
  expect(await readdir(folder)).not.toContain('models');
});

async function keep(models: string, name: string, limit: number, bytes = 100_000): Promise<void> {
  const product = join(models, '..', name);
  await writeFile(product, Buffer.alloc(bytes, name));
  await storeModel(models, limit, keyOf(name), { product, outputs: [] });
  const past = new Date(Date.now() - 60_000);
  await utimes(join(models, keyOf(name), 'entry.json'), past, past).catch(() => undefined);
}

test('the model that went unused for longest goes when there is no more room', async () => {
  const folder = await newFolder();
  const models = join(folder, 'models');
  const limit = 250_000;
  for (const name of ['one', 'two']) await keep(models, name, limit);
  expect(await takeModel(models, keyOf('one'), join(folder, 'copy'))).toEqual([]);
  await keep(models, 'three', limit);
  expect((await readdir(models)).toSorted()).toEqual([keyOf('one'), keyOf('three')].toSorted());
  const use = await modelUse({ folder, modelBytes: limit });
  expect(use).toMatchObject({ limit, entries: 2 });
  expect(use.bytes).toBeGreaterThan(200_000);
  expect(use.bytes).toBeLessThan(limit);
  await keep(models, 'larger than all', limit, 300_000);
  expect((await modelUse({ folder, modelBytes: limit })).entries).toBe(2);
});

test('many that keep one model at once keep it once; what a killed one left is swept', async () => {
  const folder = await newFolder();
  const models = join(folder, 'models');
  const [left, fresh] = [join(models, '.left'), join(models, '.fresh')];
  for (const passing of [left, fresh]) await mkdir(passing, { recursive: true });
  await utimes(left, 0, 0);
  await writeFile(join(folder, 'product'), 'x'.repeat(50_000));
  const model = { product: join(folder, 'product'), outputs: [Buffer.from('said')] };
  await Promise.all(Array.from({ length: 8 }, () => storeModel(models, 1e6, keyOf('x'), model)));
  expect((await readdir(models)).toSorted()).toEqual(['.fresh', keyOf('x')]);
  const copy = join(folder, 'copy');
  expect(await takeModel(models, keyOf('x'), copy)).toEqual([Buffer.from('said')]);
  expect(await stat(copy)).toMatchObject({ size: 50_000 });
});
