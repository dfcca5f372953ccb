import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runEvents, showRun, startRun } from '@netloom/contract';
import { readDocument } from '@netloom/soc';
import { resetSequence } from '@netloom/soc/clocks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DOCUMENT = join(import.meta.dirname, '../../../../../demo/processor.soc.json');
const start = (top: string) =>
  server.admin.call(startRun, { body: { kind: 'resets', deptId: DEMO, top } as const });

it('simulates the resets of the demo as its document describes them, and leaves waves', async () => {
  const { runId } = await start('processor_soc');
  const row = () => server.admin.call(showRun, { query: { runId } });
  await expect.poll(async () => (await row()).state).toBe('finished');
  const { verdict, metrics, reason } = await row();
  expect(verdict, reason).toBe('passed');
  const described = resetSequence(readDocument(readFileSync(DOCUMENT, 'utf8')).document!);
  const released = (name: string) => metrics.find((each) => each.name === `released ${name}`)?.value;
  const made = described.filter(({ name }) => name !== 'rst_n');
  expect(made.map(({ name }) => name)).toEqual(['aon_n', 'per_n', 'core_n']);
  // The bench releases the power-on reset a picosecond after an edge.
  for (const each of made) expect(released(each.name), each.name).toBeCloseTo(each.released! * 1e9, 2);
  const { events } = await server.admin.call(runEvents, { query: { runId } });
  expect(JSON.stringify(events)).toContain('dump.fst');
});

it('refuses a design that no document describes, and says where', async () => {
  await expect(start('nothing')).rejects.toThrow('top: no SoC document');
});
