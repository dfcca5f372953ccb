import {
  fileWriteFile,
  gitCommit,
  gitStage,
  showRegression,
  showRun,
  showSignOff,
  startChecks,
  startRun,
} from '@netloom/contract';
import type { RunRequest } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { limitBench, rigPlan } from '../../../../../packages/model/test/rig.ts';

/** A toggle that is claimed to be the other way at each clock. */
const claim = (value: string) => `module claim(input logic clk);
  logic now = 1'b0;
  logic was = 1'b1;
  always_ff @(posedge clk) begin
    now <= ${value};
    was <= now;
  end
  always_ff @(posedge clk) assert (now != was);
endmodule
`;
const PLAN = {
  ...rigPlan('limit', { fixed: [5] }),
  checks: {
    rules: { kind: 'lint', top: 'claim', testbench: 'tb/claim.sv' },
    toggles: { kind: 'proof', top: 'claim', testbench: 'tb/claim.sv', testpoints: ['toggles'] },
  },
  testpoints: { toggles: { stage: 'V1' } },
};

let server: TestServer;
let lead: Client;
beforeAll(async () => {
  server = await startTestServer();
  lead = server.admin;
});
afterAll(() => server.close());

async function commit(files: Record<string, string>): Promise<string> {
  for (const [filePath, content] of Object.entries(files))
    await lead.call(fileWriteFile, { body: { deptId: DEMO, filePath, content } });
  await lead.call(gitStage, { body: { deptId: DEMO, paths: Object.keys(files) } });
  return (await lead.call(gitCommit, { body: { deptId: DEMO, message: 'A step' } })).commit;
}

/** The evidence of a regression of the whole plan, when all its runs are over. */
async function evidence() {
  const request = { kind: 'regression', deptId: DEMO, path: 'rig.regress.json' } as unknown as RunRequest;
  const { runId } = await lead.call(startRun, { body: request });
  const isOver = async () => {
    const { state } = await lead.call(showRun, { query: { runId } });
    const { done } = (await lead.call(showRegression, { query: { runId } })).regression;
    return state === 'finished' && done === 1;
  };
  await expect.poll(isOver, { timeout: 60_000, interval: 200 }).toBe(true);
  const shown = await lead.call(showSignOff, { query: { deptId: DEMO, runId } });
  const { checks, points, commit: of } = shown!;
  const stateOf = (kind: string) => checks.find((each) => each.kind === kind)!.state;
  const known = { commit: of, lint: stateOf('lint'), proof: stateOf('proof'), inputs: stateOf('inputs') };
  return { ...known, point: points[0]!.state };
}

it('runs lint and proof beside the simulations, and shows them of the commit', async () => {
  const files = { 'tb/rig_tb.sv': limitBench('9'), 'rig.regress.json': JSON.stringify(PLAN) };
  const good = await commit({ ...files, 'tb/claim.sv': claim('!now') });
  expect(await evidence()).toEqual({
    ...{ commit: good, lint: 'green', proof: 'green', inputs: 'green' },
    point: 'green',
  });
  const bad = await commit({ 'tb/claim.sv': claim('now') });
  expect(await evidence()).toEqual({
    ...{ commit: bad, lint: 'green', proof: 'red', inputs: 'green' },
    point: 'red',
  });
}, 180_000);

it('makes a check that is missing over the files of the commit, and not twice', async () => {
  await commit({ 'tb/claim.sv': claim('!now') });
  // Of chosen cases alone no check is made.
  const request = { kind: 'regression', deptId: DEMO, path: 'rig.regress.json' };
  const only = [{ case: 'limit', seed: 5 }];
  await commit({ 'notes.txt': 'another tree' });
  const { runId } = await lead.call(startRun, { body: { ...request, only } as unknown as RunRequest });
  const isOver = async () => (await lead.call(showRegression, { query: { runId } })).regression.done === 1;
  await expect.poll(isOver, { timeout: 60_000, interval: 200 }).toBe(true);
  // What is changed meanwhile is no part of it.
  await commit({ 'tb/claim.sv': claim('now') });
  const proof = async () => {
    const shown = await lead.call(showSignOff, { query: { deptId: DEMO, runId } });
    return shown!.checks.find(({ kind }) => kind === 'proof')!;
  };
  expect(await proof()).toMatchObject({ reason: 'some-not-run', values: { names: 'toggles' } });
  const body = { runId, kind: 'proof' } as const;
  const started = await lead.call(startChecks, { body });
  expect(started.checks.find(({ kind }) => kind === 'proof')).toMatchObject({ reason: 'running' });
  await expect(lead.call(startChecks, { body })).rejects.toThrow('no such check');
  await expect.poll(async () => (await proof()).state, { timeout: 60_000, interval: 200 }).toBe('green');
  await expect(lead.call(startChecks, { body })).rejects.toThrow('no such check');
}, 180_000);
