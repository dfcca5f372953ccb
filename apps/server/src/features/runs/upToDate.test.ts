import {
  deleteRuns,
  downloadTicket,
  execVerilator,
  listRuns,
  runArtifacts,
  runEvents,
} from '@netloom/contract';
import { showRun, timingReport } from '@netloom/contract';
import { eq } from '../../database/drizzle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { planContext } from './plan/planContext.ts';
import { runs } from './tables.ts';

const BENCH = `module tb;
  logic q = 0;
  initial begin
    #1 q = 1;
    $display("PASS");
    $finish;
  end
endmodule
`;

let server: TestServer;
let client: Client;
let runId: string;

beforeAll(async () => {
  server = await startTestServer();
  client = server.admin;
  await (await server.services.projects.tree(DEMO, 1)).write('tb.sv', BENCH, 'path');
  const query = { deptId: DEMO, top: 'tb', testbench: 'tb.sv', fileList: '', simulator: 'icarus' } as const;
  ({ runId } = await client.call(execVerilator, { query }));
  const passed = async () =>
    expect(await client.call(showRun, { query: { runId } })).toMatchObject({ verdict: 'passed' });
  await vi.waitFor(passed, { timeout: 170_000 });
  await server.services.keeper.keep(runId);
});
afterAll(() => server.close());

const inLists = async () => (await client.call(listRuns, { query: { deptId: DEMO } })).rows[0]?.state;

/** The log tells of the end, the row does not yet: what the watchers of a run see for a moment, on a busy server longer. */
beforeEach(async () => {
  const { database } = server.services;
  const before = { state: 'running', verdict: null, finishTime: null } as const;
  await database.update(runs).set(before).where(eq(runs.runId, runId));
  expect(await inLists()).toBe('running');
});

describe('whoever has seen the end of a run in its events', () => {
  it('sees it in the run too', async () => {
    const { events } = await client.call(runEvents, { query: { runId } });
    expect(events.at(-1)).toMatchObject({ type: 'finished', verdict: 'passed' });
    const run = await client.call(showRun, { query: { runId } });
    expect(run).toMatchObject({ state: 'finished', verdict: 'passed' });
    expect(await inLists()).toBe('finished');
  });

  it('is given what it left', async () => {
    const left = await client.call(runArtifacts, { query: { runId } });
    expect(left).toContainEqual(expect.objectContaining({ path: 'dump.fst' }));
  });

  it('gets a file of it', async () => {
    expect(await client.reply(downloadTicket, { body: { runId, file: 'dump.fst' } })).toMatchObject({
      code: 200,
    });
  });

  it('is told of a report what is so, not that the run goes on', async () => {
    const reply = await client.reply(timingReport, { query: { runId } });
    expect(reply).toMatchObject({ code: 404, msg: expect.stringContaining('is not a timing run') });
  });

  it('starts another from what it left', async () => {
    const context = await planContext(
      server.folder,
      { deptId: DEMO, tree: '', createBy: 1, branch: '' },
      server.services,
    );
    const earlier = await context.run(runId);
    expect(earlier?.verdict).toBe('passed');
    expect(await earlier?.file('dump.fst')).toContain(server.services.folder.store);
  });

  it('deletes it', async () => {
    expect(await client.call(deleteRuns, { body: { runIds: [runId] } })).toEqual({ deleted: 1 });
  });
});
