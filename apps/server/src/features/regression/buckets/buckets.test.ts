import {
  createBug,
  importResults,
  joinBuckets,
  ownBucket,
  regressionBuckets,
  regressionResults,
  restoreBucket,
  showBug,
  splitBucket,
} from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';

let server: TestServer;
let ann: Client;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
});
afterAll(() => server.close());

/** Takes failures as `case:seed message`; answers the regression. */
async function failures(...lines: string[]): Promise<string> {
  const results = lines.map((line) => {
    const [, name, seed, message] = /^(\w+):(\d+) (.*)$/.exec(line)!;
    return { case: name, seed: Number(seed), verdict: 'failed', message, seconds: 1 };
  });
  const text = JSON.stringify({ netloom: 'results', version: 1, name: 'night', results });
  return (await ann.call(importResults, { body: { deptId: DEMO, format: 'json', text } })).runId;
}

const buckets = (runId: string) => ann.call(regressionBuckets, { query: { runId } });
/** Simulations of each cause, in the order of their names. */
const sorted = async (runId: string) =>
  (await buckets(runId))
    .map(({ seeds, part }) => [...seeds.toSorted(), part].filter(Boolean).join(' '))
    .toSorted();

let night: string;
let bug: number;

it('joins causes, with their defects and with what they show from then on', async () => {
  night = await failures(
    'a:1 parity is wrong',
    'b:2 fifo 3 overflows',
    'b:3 fifo 4 overflows',
    'c:4 no grant',
  );
  expect(await sorted(night)).toEqual(['a:1', 'b:2 b:3', 'c:4']);
  const { rows } = await ann.call(regressionResults, { query: { runId: night, caseName: 'c' } });
  const filed = { deptId: DEMO, title: 'No grant', label: 'RTL', resultId: rows[0]!.resultId };
  bug = (await ann.call(createBug, { body: filed })).bugId;
  const [fifo, parity, grant] = await buckets(night);
  await ann.call(joinBuckets, {
    body: { deptId: DEMO, into: fifo!.bucketId, bucketIds: [parity!.bucketId, grant!.bucketId] },
  });
  expect(await sorted(night)).toEqual(['a:1 b:2 b:3 c:4']);
  expect((await buckets(night))[0]!.joined.map(({ title }) => title)).toEqual([
    'parity is wrong',
    'no grant',
  ]);
  expect((await ann.call(showBug, { query: { bugId: bug } })).bucketId).toBe(fifo!.bucketId);
  // A message that nobody has judged is a cause of its own.
  const next = await failures('a:9 parity is wrong', 'd:1 the FIFO is stuck');
  expect(await sorted(next)).toEqual(['a:9', 'd:1']);
  expect((await buckets(next)).map(({ bucketId }) => bucketId)).toContain(fifo!.bucketId);
});

it('takes joined causes apart again, each with what is its own', async () => {
  const [one] = await buckets(night);
  await ann.call(restoreBucket, { body: { deptId: DEMO, bucketId: one!.bucketId } });
  expect(await sorted(night)).toEqual(['a:1', 'b:2 b:3', 'c:4']);
  const grant = (await buckets(night)).find(({ cases }) => cases.includes('c'))!;
  expect((await ann.call(showBug, { query: { bugId: bug } })).bucketId).toBe(grant.bucketId);
});

it('splits a cause by case and then by message, remembers it, and makes it whole again', async () => {
  const first = await failures('x:1 late by 5', 'x:2 late by 6', 'y:1 late by 7');
  const split = async (by: 'case' | 'message', bucketId: number) =>
    ann.reply(splitBucket, { body: { deptId: DEMO, bucketId, by } });
  await split('case', (await buckets(first))[0]!.bucketId);
  expect(await sorted(first)).toEqual(['x:1 x:2 case: x', 'y:1 case: y']);
  const [x] = await buckets(first);
  expect(await split('case', x!.bucketId)).toMatchObject({ code: 601 });
  await split('message', x!.bucketId);
  expect(await sorted(first)).toHaveLength(3);
  const second = await failures('y:8 late by 1', 'z:1 late by 2', 'x:5 late by 6');
  expect(await sorted(second)).toEqual(['x:5 case: x, message: late by 6', 'y:8 case: y', 'z:1 case: z']);
  const y = (await buckets(second)).find(({ cases }) => cases.includes('y'))!;
  await ann.call(restoreBucket, { body: { deptId: DEMO, bucketId: y.bucketId } });
  expect(await sorted(first)).toEqual(['x:1 x:2 y:1']);
  expect(await sorted(second)).toEqual(['x:5 y:8 z:1']);
  const whole = await buckets(second);
  const again = { body: { deptId: DEMO, bucketId: whole[0]!.bucketId } };
  expect(await ann.reply(restoreBucket, again)).toMatchObject({ code: 601 });
});

it('has an owner, who is a member; a cause of another project is none', async () => {
  const stranger = await server.newUser('stranger');
  const [one] = await buckets(night);
  const { bucketId } = one!;
  await ann.call(ownBucket, { body: { deptId: DEMO, bucketId, ownerId: 2 } });
  expect((await buckets(night))[0]).toMatchObject({ ownerId: 2, owner: 'ann' });
  expect(await ann.reply(ownBucket, { body: { deptId: DEMO, bucketId, ownerId: 3 } })).toMatchObject({
    code: 601,
  });
  expect(await stranger.reply(splitBucket, { body: { deptId: DEMO, bucketId, by: 'case' } })).toMatchObject({
    code: 403,
  });
  expect(await ann.reply(splitBucket, { body: { deptId: DEMO, bucketId: 9999, by: 'case' } })).toMatchObject({
    code: 601,
  });
});
