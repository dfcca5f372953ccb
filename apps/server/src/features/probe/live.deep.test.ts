import { setTimeout as sleep } from 'node:timers/promises';
import { cancelRun, showRun, startRun, waveform } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

/** Every clock computes for some hundredths of a second; it does not end by itself. */
const SLOW = `module slow_tb;
  logic clk = 0;
  logic [31:0] count = 0, mixed = 1;
  always #5 clk = ~clk;
  always @(posedge clk) begin
    count <= count + 1;
    for (int i = 0; i < 2000000; i++) mixed = {mixed[30:0], mixed[31] ^ mixed[3]} + i;
  end
endmodule
`;

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.newUser('owner', DEMO);
  await (await server.services.projects.tree(DEMO, 2)).write('tb/slow_tb.sv', SLOW, 'path');
});
afterAll(() => server.close());

const patient = { timeout: 90_000, interval: 300 };

it(
  'shows the dump of a simulation that goes on, and what it left when it was ended',
  { timeout: 180_000 },
  async () => {
    const body = { deptId: DEMO, kind: 'simulate', top: 'slow_tb', testbench: 'tb/slow_tb.sv', fileList: '' };
    const { runId } = await owner.call(startRun, { body: body as never });
    const ask = async (view: object) =>
      (await owner.call(waveform, { query: { runId, file: 'dump.fst', ...view } as never })) as never;
    const end = async () => {
      await ask({ view: 'refresh' }).catch(() => undefined);
      return ask({ view: 'info' }).then(
        (info: { end: number; growing: boolean }) => info,
        () => ({ end: 0, growing: false }),
      );
    };
    await expect.poll(async () => (await end()).end, patient).toBeGreaterThan(0);
    const first = await end();
    await expect.poll(async () => (await end()).end, patient).toBeGreaterThan(first.end);
    expect((await owner.call(showRun, { query: { runId } })).state).toBe('running');
    // A clock of 10 ns counts the edges before the time, in ticks of 1 ps.
    const found = await ask({ view: 'lookup', paths: 'slow_tb.count' });
    const { variables } = found as { variables: [{ signal: number }] };
    const time = first.end - 1;
    const { values } = (await ask({ view: 'value', signals: String(variables[0].signal), time })) as {
      values: string[];
    };
    expect(parseInt(values[0]!, 2)).toBe(Math.floor((time + 5000) / 10_000));
    await owner.call(cancelRun, { body: { runId } });
    await expect
      .poll(async () => (await owner.call(showRun, { query: { runId } })).state, patient)
      .toBe('finished');
    await sleep(100);
    expect((await end()).end).toBeGreaterThanOrEqual(first.end);
  },
);
