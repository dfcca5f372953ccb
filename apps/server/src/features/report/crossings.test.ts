import { crossingReport, showRun, startRun, timingReport } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

/** A bit that is taken without a synchroniser, in a block of a SoC document with the same top module. */
const TOP = `module two (input logic a, input logic b, input logic d, output logic q);
  logic sent;
  always_ff @(posedge a) sent <= d;
  taker u_taker (.b(b), .in(sent), .q(q));
endmodule
module taker (input logic b, input logic in, output logic q);
  always_ff @(posedge b)
    q <= in;
endmodule
`;
const DOCUMENT = {
  ...{ netloom: 'soc', version: 1, vlnv: 'test:test:two:1.0', name: 'two' },
  clocks: { a: { frequency: 1e6 }, b: { frequency: 2e6 } },
  ports: { d: { direction: 'in', width: '1' }, q: { direction: 'out', width: '1' } },
  instances: { u_taker: { ip: 'test:test:taker:1.0' } },
};

let server: TestServer;
let client: Client;
let stranger: Client;

const write = async (path: string, text: string) =>
  (await server.services.projects.tree(DEMO, 1)).write(path, text, 'path');

beforeAll(async () => {
  server = await startTestServer();
  client = server.admin;
  stranger = await server.newUser('stranger');
  await write('two/two.sv', TOP);
});
afterAll(() => server.close());

async function checked(waivers: object) {
  await write('two/two.soc.json', JSON.stringify({ ...DOCUMENT, waivers }));
  const body = { kind: 'crossings', deptId: DEMO, top: 'two', fileList: 'two/two.sv' } as const;
  const { runId } = await client.call(startRun, { body });
  await expect.poll(async () => (await client.call(showRun, { query: { runId } })).state).toBe('finished');
  const run = await client.call(showRun, { query: { runId } });
  return { run, report: await client.call(crossingReport, { query: { runId } }) };
}

it('finds a crossing, fails for it until somebody answers for it, and again once the logic is another', async () => {
  const { run, report } = await checked({});
  expect(run).toMatchObject({ verdict: 'failed', reason: expect.stringContaining('without a synchroniser') });
  expect(report.crossings).toMatchObject([
    {
      ...{ class: 'unsynchronised', from: ['a'], to: 'b', sources: ['sent'], sink: 'u_taker.q' },
      place: { file: 'two/two.sv', line: 7 },
    },
  ]);
  expect(report.soc).toEqual({ path: 'two/two.soc.json', instances: ['u_taker'] });
  const [{ id, fingerprint } = { id: '', fingerprint: '' }] = report.crossings;
  const waiver = { fingerprint, reason: 'd stands still', person: 'Ada', until: '2999-12-31' };
  const waived = await checked({ [id]: waiver });
  expect(waived.run.verdict).toBe('passed');
  expect(waived.report.crossings[0]!.waiver).toMatchObject({ state: 'active', person: 'Ada' });
  const expired = await checked({ [id]: { ...waiver, until: '2001-01-01' } });
  expect(expired.run.verdict).toBe('failed');
  expect(expired.report.crossings[0]!.waiver!.state).toBe('expired');
  await write('two/two.sv', TOP.replace('q <= in', 'q <= !in'));
  const stale = await checked({ [id]: waiver });
  expect(stale.run.verdict).toBe('failed');
  expect(stale.report.crossings[0]!.waiver!.state).toBe('stale');
});

it('shows its report to members alone, and no other run as one', async () => {
  await write('two/two.sv', TOP);
  const { run } = await checked({});
  expect(await stranger.reply(crossingReport, { query: { runId: run.runId } })).toMatchObject({ code: 403 });
  expect(await client.reply(timingReport, { query: { runId: run.runId } })).toMatchObject({ code: 404 });
});
