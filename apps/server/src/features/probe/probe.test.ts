import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { probe, showRun, startRun } from '@netloom/contract';
import type { ProbeQuery } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

const COUNTER = `module counter (input logic clk, output logic [7:0] q);
  initial q = 0;
  always_ff @(posedge clk) q <= q + 1;
endmodule
`;
const BENCH = `module counter_tb;
  logic clk = 0;
  logic [7:0] q;
  counter dut (.clk, .q);
  initial begin
    repeat (20) #5 clk = ~clk;
    $display("PASS");
    $finish;
  end
endmodule
`;

let server: TestServer;
let colleague: Client;
let stranger: Client;
let runId = '';

async function write(path: string, text: string): Promise<void> {
  await (await server.services.projects.tree(DEMO, 2)).write(path, text, 'path');
}

async function run(top: string, options: object = {}): Promise<string> {
  const body = {
    deptId: DEMO,
    kind: 'simulate',
    top,
    testbench: `tb/${top}.sv`,
    fileList: 'counter.f',
    simulator: 'icarus',
    ...options,
  };
  return (await colleague.call(startRun, { body: body as never })).runId;
}

beforeAll(async () => {
  server = await startTestServer();
  colleague = await server.newUser('colleague', DEMO);
  stranger = await server.newUser('stranger');
  await write('rtl/counter.sv', COUNTER);
  await write('counter.f', 'rtl/counter.sv\n');
  await write('tb/counter_tb.sv', BENCH);
  await write('tb/bad_tb.sv', 'module bad_tb;\n  initial nothere = 1;\nendmodule\n');
  runId = await run('counter_tb');
});
afterAll(() => server.close());

const ask = (query: ProbeQuery & { runId?: string }) =>
  colleague.call(probe, { query: { runId, ...query } as never });
const refused = (client: Client, query: object) =>
  client.reply(probe, { query: { runId, view: 'signal', path: 'counter_tb.q', ...query } as never });

it('finds the declaration, the drivers and the loads of a signal of a run', async () => {
  expect(await ask({ view: 'signal', path: 'counter_tb.q' })).toMatchObject({
    place: { file: 'tb/counter_tb.sv', line: 3, column: 15, endColumn: 16 },
    text: 'logic [7:0] q;',
    drivers: {
      total: 2,
      sites: [
        { kind: 'initial', scope: 'counter_tb.dut', text: 'initial q = 0;' },
        {
          kind: 'always',
          path: 'counter_tb.dut.q',
          clock: 'posedge clk',
          text: 'always_ff @(posedge clk) q <= q + 1;',
        },
      ],
    },
  });
  const clock = await ask({ view: 'signal', path: 'TOP.counter_tb.clk' });
  expect(clock).toMatchObject({ path: 'counter_tb.clk', drivers: { total: 2 } });
});

it('gives the source of an instance as the run had it, whatever became of the file', async () => {
  await write('rtl/counter.sv', `// changed\n${COUNTER}`);
  const source = await ask({ view: 'source', scope: 'counter_tb.dut' });
  expect(source).toMatchObject({ file: 'rtl/counter.sv', text: COUNTER, module: 'counter', line: 1 });
  expect(source).toMatchObject({
    names: expect.arrayContaining([{ line: 3, column: 28, endColumn: 29, path: 'counter_tb.dut.q' }]),
  });
  await write('rtl/counter.sv', COUNTER);
});

it('finds the names of a signal, and where a module stands', async () => {
  const names = await ask({ view: 'names', path: 'counter_tb.dut.q' });
  expect(names).toEqual({ view: 'names', paths: ['counter_tb.dut.q', 'counter_tb.q'] });
  expect(await ask({ view: 'instances', module: 'counter' })).toEqual({
    view: 'instances',
    paths: ['counter_tb.dut'],
  });
});

it('keeps a design by all that it is made of', async () => {
  const folder = join(server.folder, 'cache', 'designs');
  const before = await readdir(folder);
  const again = await run('counter_tb', { plusargs: '+other' });
  await ask({ runId: again, view: 'signal', path: 'counter_tb.q' });
  expect(await readdir(folder)).toEqual(before);
  await write('rtl/counter.sv', COUNTER.replace('q + 1', 'q + 2'));
  const changed = await run('counter_tb');
  const reply = await ask({ runId: changed, view: 'signal', path: 'counter_tb.q' });
  expect(JSON.stringify(reply)).toContain('q + 2');
  expect(await readdir(folder)).toHaveLength(before.length + 1);
  expect(
    (await readdir(join(server.folder, 'cache'))).filter((name) => name.startsWith('elaborate-')),
  ).toEqual([]);
});

it('tells the first error of a design that cannot be elaborated', async () => {
  const bad = await run('bad_tb', { fileList: '' });
  expect(await refused(colleague, { runId: bad })).toMatchObject({
    code: 601,
    msg: expect.stringMatching(/cannot be elaborated: tb\/bad_tb\.sv, line 2: .*nothere/),
  });
});

it('refuses strangers, those who are nobody, and what the design does not have', async () => {
  expect(await refused(stranger, {})).toMatchObject({ code: 403 });
  expect(await refused(server.anonymous, {})).toMatchObject({ code: 401 });
  expect(await refused(colleague, { path: 'counter_tb.none' })).toMatchObject({
    code: 404,
    msg: 'path: the design has no signal counter_tb.none',
  });
  expect(await refused(colleague, { view: 'source', scope: '../../etc' })).toMatchObject({ code: 404 });
  expect(await refused(colleague, { path: '' })).toMatchObject({
    code: 601,
    msg: expect.stringContaining('path'),
  });
  expect(await refused(colleague, { view: 'all' })).toMatchObject({ code: 601 });
  await expect.poll(async () => (await colleague.call(showRun, { query: { runId } })).state).toBe('finished');
});
