import { readFileSync } from 'node:fs';
import { newestTraffic, showRun, startRun, trafficReport } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

const RECORDER = readFileSync(
  new URL('../../../../../ip/axi4_monitor/rtl/nl_axi4_recorder.sv', import.meta.url),
  'utf8',
);

/** A read of four beats of four bytes that takes nine clocks, and one of a beat where no region is. */
const BENCH = `module tb;
  logic clk = 0, rst_n = 0, begins = 0, answers = 0, ends = 0;
  logic [31:0] address = 32'h1000;
  logic [7:0] len = 3;
  always #5 clk = !clk;
  nl_axi4_recorder #(
      .REGIONS(2), .FIRST({64'h1000, 64'h0}), .LAST({64'h1FFF, 64'hFFF}),
      .NAME("two mon0 cpu0.m"), .NAMES("ram0.s ram1.s"), .WAY("read")
  ) recorder (
      .clk, .rst_n, .begins, .begin_id(4'd0), .address, .len, .size(3'd2), .beat(answers), .waits(1'b0),
      .answers, .answer_id(4'd0), .error(1'b0), .ends, .age(16'd9)
  );
  task read(input int beats);
    @(negedge clk) begins = 1;
    @(negedge clk) begins = 0;
    answers = 1;
    for (int k = 0; k < beats; k++) begin
      ends = k == beats - 1;
      @(negedge clk);
    end
    answers = 0;
  endtask
  initial begin
    #12 rst_n = 1;
    read(4);
    address = 32'h9000;
    len = 0;
    read(1);
    $display("PASS");
    $finish;
  end
endmodule
`;

let server: TestServer;
let client: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startTestServer();
  client = server.admin;
  stranger = await server.newUser('stranger');
  const tree = await server.services.projects.tree(DEMO, 1);
  await tree.write('two/tb.sv', BENCH, 'path');
  await tree.write('two/rtl/nl_axi4_recorder.sv', RECORDER, 'path');
  await tree.write('two/tb.f', 'two/rtl/nl_axi4_recorder.sv\ntwo/tb.sv\n', 'path');
});
afterAll(() => server.close());

it('tells what monitors recorded, by region and latency, to members alone', async () => {
  const query = { deptId: DEMO, document: 'two' };
  expect(await client.call(newestTraffic, { query })).toBeNull();
  const options = { kind: 'simulate', simulator: 'icarus', top: 'tb', fileList: 'two/tb.f' } as const;
  const { runId } = await client.call(startRun, { body: { ...options, deptId: DEMO, trace: false } });
  await expect.poll(async () => (await client.call(showRun, { query: { runId } })).state).toBe('finished');
  expect((await client.call(showRun, { query: { runId } })).verdict).toBe('passed');
  const report = await client.call(trafficReport, { query: { runId } });
  const latency = { least: 9, most: 9, sum: 9 };
  expect(report.records).toMatchObject([
    {
      ...{ document: 'two', instance: 'mon0', manager: 'cpu0.m', way: 'read', beats: 5 },
      rows: [
        { region: 'ram1.s', transactions: 1, beats: 4, bytes: 16, errors: 0, ...latency },
        { region: null, transactions: 1, beats: 1, bytes: 4, errors: 0, ...latency },
      ],
    },
  ]);
  // 9 lies between 8 and 15.
  expect(report.records[0]!.rows[0]!.ranges.indexOf(1)).toBe(3);
  expect(await client.call(newestTraffic, { query })).toEqual({ runId, ...report });
  expect(await client.call(newestTraffic, { query: { ...query, document: 'other' } })).toBeNull();
  expect(await stranger.reply(trafficReport, { query: { runId } })).toMatchObject({ code: 403 });
  expect(await stranger.reply(newestTraffic, { query })).toMatchObject({ code: 403 });
});
