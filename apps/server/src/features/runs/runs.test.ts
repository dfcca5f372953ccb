import {
  bootTargets,
  cancelRun,
  createVerilator,
  execVerilator,
  execVerilator2,
  getSseStream,
  listRuns,
  runEvents,
  runLog,
  runTargets,
  showRun,
  subscribe,
  waveform,
} from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import type { RunEvent } from '@netloom/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventReader } from '../../../test/eventReader.ts';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';

let server: TestServer;
let colleague: Client;
let stranger: Client;

const COUNTER = `module counter (input logic clk, output logic [7:0] q);
  initial q = 0;
  always_ff @(posedge clk) q <= q + 1;
endmodule
`;
const BENCH = `\`timescale 1ns / 1ps
module counter_tb;
  logic clk = 0;
  logic [7:0] q;
  always #5 clk = ~clk;
  counter dut (.clk, .q);
  initial begin
    $display("añb 日本");
    repeat (20) @(posedge clk);
    if (q >= 19) $display("PASS");
    else $display("FAIL");
    $finish;
  end
endmodule
`;

beforeAll(async () => {
  server = await startTestServer();
  colleague = await server.newUser('colleague', DEMO);
  stranger = await server.newUser('stranger');
  await write(colleague, 'rtl/counter.sv', COUNTER);
  await write(colleague, 'counter.f', '// sources\nrtl/counter.sv\n');
  await write(colleague, 'tb/counter_tb.sv', BENCH);
  await write(colleague, 'tb/bad_tb.sv', 'module bad_tb;\n  initial nothere = 1;\nendmodule\n');
});
afterAll(() => server.close());

async function write(client: Client, path: string, text: string): Promise<void> {
  const userId = client === colleague ? 2 : 1;
  await (await server.services.projects.tree(DEMO, userId)).write(path, text, 'path');
}

const request = { deptId: DEMO, top: 'counter_tb', testbench: 'tb/counter_tb.sv', fileList: 'counter.f' };
/** Builds at once, so that the stream is what takes the time. */
const interpreted = { ...request, simulator: 'icarus' } as const;

/** The SSE messages with their ids until the stream ends, or `count` of them. */
async function stream(url: string, headers: Record<string, string>, count = Infinity) {
  const response = await fetch(url, { headers });
  const messages: { id: string; event: RunEvent }[] = [];
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, id, data] = /^id: (.*)\ndata: (.*)$/m.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (id && data) messages.push({ id, event: JSON.parse(data) as RunEvent });
      if (messages.length === count) return messages;
    }
  }
  return messages;
}

async function finished(client: Client, { runId }: RunRow): Promise<RunRow> {
  await expect.poll(async () => (await client.call(showRun, { query: { runId } })).state).toBe('finished');
  return client.call(showRun, { query: { runId } });
}

describe('a simulation', () => {
  let runId = '';
  let whole: RunEvent[] = [];

  it('is started by its stream, which goes on from where it was cut', async () => {
    const url = colleague.url(createVerilator, { query: interpreted });
    const first = await stream(url, colleague.headers, 4);
    const resume = { ...colleague.headers, 'last-event-id': first.at(-1)!.id };
    const rest = await stream(url, resume);
    whole = [...first, ...rest].map(({ event }) => event);
    runId = first[0]!.id.split(':')[0]!;
    expect(await colleague.call(listRuns, { query: { deptId: DEMO } })).toMatchObject({ total: 1 });
    expect(whole.at(-1)).toMatchObject({
      type: 'finished',
      verdict: 'passed',
      cause: { code: 'bench-said', said: 'PASS' },
    });
    expect(await colleague.call(showRun, { query: { runId } })).toMatchObject({
      cause: { code: 'bench-said', said: 'PASS' },
    });
    const steps = whole.filter(({ type }) => type === 'step-finished');
    expect(steps).toHaveLength(2);
  });

  it('gives the same events to every reader from every offset', async () => {
    const { events, nextOffset } = await colleague.call(runEvents, { query: { runId } });
    expect(events).toEqual(whole);
    const messages = await stream(colleague.url(createVerilator, { query: { runId } }), colleague.headers);
    expect(messages.map(({ event }) => event)).toEqual(whole);
    for (const [index, { id }] of messages.entries()) {
      const offset = Number(id.split(':')[1]);
      const later = await colleague.call(runEvents, { query: { runId, offset } });
      expect(later).toEqual({ events: whole.slice(index + 1), nextOffset });
    }
  });

  it('has a log that joins from ranges of any size', async () => {
    const { text, size } = await colleague.call(runLog, { query: { runId } });
    expect(text).toMatch(/^añb 日本\n(.*\n)?PASS\n/m);
    const start = Buffer.from(text.slice(0, text.indexOf('añb'))).length;
    let joined = '';
    for (let offset = start; offset < size;) {
      const part = await colleague.call(runLog, { query: { runId, offset, length: 5 } });
      expect(part.nextOffset).toBeGreaterThan(offset);
      joined += part.text;
      offset = part.nextOffset;
    }
    expect(joined).toBe(text.slice(text.indexOf('añb')));
  });

  it('leaves a wave that is read in windows', async () => {
    const file = 'dump.fst';
    const ask = (view: object) => colleague.call(waveform, { query: { runId, file, ...view } as never });
    expect(await ask({ view: 'info' })).toMatchObject({ view: 'info', timescale: -12, complete: true });
    const found = await ask({ view: 'search', text: 'dut q' });
    if (found.view !== 'search') throw new Error(found.view);
    const { signal, width, path } = found.variables[0]!;
    expect({ width, path }).toMatchObject({ width: 8, path: expect.stringContaining('counter_tb.dut.q') });
    // The first rising edge is at 5 ns, then one every 10 ns.
    const value = await ask({ view: 'value', signals: String(signal), time: 42_000 });
    expect(value).toEqual({ view: 'value', values: ['00000100'] });
    const window = await ask({ view: 'window', signals: String(signal), from: 0, to: 30_000, pixels: 1000 });
    expect(window).toMatchObject({ traces: [{ times: [0, 5000, 15_000, 25_000] }] });
    const edge = await ask({ view: 'edge', signal, time: 5000, direction: 'next' });
    expect(edge).toEqual({ view: 'edge', time: 15_000 });
    for (const bad of ['../plan.json', 'src/rtl/counter.sv', 'none.fst']) {
      const reply = await colleague.reply(waveform, { query: { runId, file: bad, view: 'info' } });
      expect(reply).toMatchObject({ code: 404 });
    }
  });

  it('is seen by members alone, and cancelled by its owner or the lead', async () => {
    const calls = [
      stranger.reply(showRun, { query: { runId } }),
      stranger.reply(runEvents, { query: { runId } }),
      stranger.reply(runLog, { query: { runId } }),
      stranger.reply(cancelRun, { body: { runId } }),
      stranger.reply(listRuns, { query: { deptId: DEMO } }),
      stranger.reply(runTargets, { query: { deptId: DEMO } }),
      stranger.reply(execVerilator, { query: request }),
      stranger.reply(execVerilator2, { query: request }),
      stranger.reply(waveform, { query: { runId, file: 'dump.fst', view: 'info' } }),
      (await server.newUser('third', DEMO)).reply(cancelRun, { body: { runId } }),
    ];
    for (const reply of await Promise.all(calls)) expect(reply).toMatchObject({ code: 403 });
    const streams = [{ runId }, request].map((query) => stranger.url(createVerilator, { query }));
    for (const url of streams) expect((await fetch(url, { headers: stranger.headers })).status).toBe(403);
    expect(await server.admin.call(cancelRun, { body: { runId } })).toMatchObject({ verdict: 'passed' });
    expect(await server.admin.reply(showRun, { query: { runId: crypto.randomUUID() } })).toMatchObject({
      code: 404,
    });
  });
});

describe('runs', () => {
  it('are cancelled while they compile, with the tree as it was pinned', async () => {
    const run = await colleague.call(execVerilator, { query: request });
    await write(colleague, 'rtl/counter.sv', 'not Verilog any more');
    await expect
      .poll(async () => (await colleague.call(runEvents, { query: { runId: run.runId } })).events)
      .toContainEqual(expect.objectContaining({ type: 'step-started', step: 'compile' }));
    expect(await colleague.call(cancelRun, { body: { runId: run.runId } })).toMatchObject({
      state: 'finished',
      verdict: 'cancelled',
    });
    await write(colleague, 'rtl/counter.sv', COUNTER);
  });

  it('tell browsers of their state and events', async () => {
    const hub = await EventReader.open(colleague.url(getSseStream), colleague.headers);
    const { streamId } = (await hub.next()) as { streamId: string };
    const run = await colleague.call(execVerilator2, {
      query: { ...request, top: 'bad_tb', testbench: 'tb/bad_tb.sv' },
    });
    await colleague.call(subscribe, { body: { streamId, runs: [{ runId: run.runId, offset: 0 }] } });
    const events: RunEvent[] = [];
    let offset = 0;
    while (events.at(-1)?.type !== 'finished') {
      const message = (await hub.next()) as {
        type: string;
        offset: number;
        nextOffset: number;
        events: RunEvent[];
      };
      if (message.type !== 'run') continue;
      expect(message.offset).toBe(offset);
      offset = message.nextOffset;
      events.push(...message.events);
    }
    await hub.close();
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'diagnostic',
        diagnostic: expect.objectContaining({
          place: { kind: 'source', file: 'tb/bad_tb.sv', line: 2, column: 11 },
        }),
      }),
    );
    expect(await finished(colleague, run)).toMatchObject({
      kind: 'lint',
      verdict: 'failed',
      createBy: 'colleague',
    });
  });

  it('share the machine: many wait in the queue and all finish once', async () => {
    const started = await Promise.all(
      Array.from({ length: 6 }, () => colleague.call(execVerilator2, { query: request })),
    );
    const ends = await Promise.all(started.map((run) => finished(colleague, run)));
    expect(ends.map(({ verdict }) => verdict)).toEqual(Array(6).fill('passed'));
    for (const { runId } of ends) {
      const { events } = await colleague.call(runEvents, { query: { runId } });
      expect(events.filter(({ type }) => type === 'started')).toHaveLength(1);
    }
  });

  it('read file lists that count from their own folder', async () => {
    await write(colleague, 'rtl/own.f', '+incdir+.\ncounter.sv // beside the list\n../tb/counter_tb.sv\n');
    const run = await colleague.call(execVerilator2, { query: { ...request, fileList: 'rtl/own.f' } });
    expect(await finished(colleague, run)).toMatchObject({ verdict: 'passed' });
  });

  it('are refused with the field when their request is wrong', async () => {
    const refused = async (change: object, field: string) => {
      const reply = await colleague.reply(execVerilator, { query: { ...request, ...change } });
      expect(reply).toMatchObject({ code: 601, msg: expect.stringContaining(field) });
    };
    await refused({ top: '--exe' }, 'top');
    await refused({ testbench: '../../etc/passwd' }, 'testbench');
    await refused({ testbench: '/etc/passwd' }, 'testbench');
    await refused({ fileList: '.git/config' }, 'fileList');
    await refused({ seconds: 0 }, 'seconds');
    await write(colleague, 'bad/loop.f', 'a.sv\n-f bad/loop.f\n');
    await refused({ fileList: 'bad/loop.f' }, 'fileList: bad/loop.f, line 2: file lists in a loop');
    expect(await colleague.reply(execVerilator, { query: { ...request, fileList: 'none.f' } })).toMatchObject(
      { code: 404 },
    );
  });

  it('are offered for the benches of the tree with the list that builds them', async () => {
    const targets = await colleague.call(runTargets, { query: { deptId: DEMO } });
    expect(targets).toContainEqual({
      title: 'counter_tb',
      top: 'counter_tb',
      testbench: 'tb/counter_tb.sv',
      fileList: 'rtl/own.f',
    });
    expect(targets).toContainEqual(expect.objectContaining({ top: 'bad_tb', fileList: '' }));
  });

  it('are offered for a bench whatever its file is called, if it ends a simulation or writes waves', async () => {
    await write(colleague, 'other/testbench_ez.v', 'module ez; initial $finish; endmodule\n');
    await write(colleague, 'other/glbl.v', 'module glbl; wire reset; endmodule\n');
    const targets = await colleague.call(runTargets, { query: { deptId: DEMO } });
    const ez = { title: 'ez', top: 'ez', testbench: 'other/testbench_ez.v', fileList: '' };
    expect(targets).toContainEqual(ez);
    expect(targets.map(({ top }) => top)).not.toContain('glbl');
  });

  it('take the only bench that fits when no top is said, and name them when there are more', async () => {
    const { deptId } = request;
    const reply = await colleague.reply(execVerilator, { query: { deptId } });
    expect(reply).toMatchObject({
      code: 601,
      msg: expect.stringMatching(/^top: say which one of .*bad_tb/) as string,
    });
    const query = { deptId, testbench: request.testbench, simulator: 'icarus' } as const;
    const run = await colleague.call(execVerilator, { query });
    expect(await finished(colleague, run)).toMatchObject({ top: 'counter_tb', verdict: 'passed' });
    const none = await colleague.reply(execVerilator2, { query: { deptId, fileList: 'none.f' } });
    expect(none).toMatchObject({ code: 601, msg: expect.stringContaining('say the top module') as string });
  });
});

describe('a boot', () => {
  it('is offered for the SoCs with a processor alone', async () => {
    const targets = await server.admin.call(bootTargets, { query: { deptId: DEMO } });
    expect(targets).toEqual([
      { path: 'demo/microcontroller.soc.json', name: 'microcontroller_soc' },
      { path: 'demo/processor.soc.json', name: 'processor_soc' },
      { path: 'demo/realtime.soc.json', name: 'realtime_soc' },
      { path: 'demo/safety.soc.json', name: 'safety_soc' },
      { path: 'demo/streams.soc.json', name: 'streams_soc' },
    ]);
    expect(await stranger.reply(bootTargets, { query: { deptId: DEMO } })).toMatchObject({ code: 403 });
  });
});

describe('a bench that says its result in words of its own', () => {
  const said = {
    ...request,
    simulator: 'icarus',
    testbench: 'tb/said_tb.sv',
    top: 'said_tb',
    fileList: '',
  } as const;
  const run = (more: object) => server.admin.call(execVerilator, { query: { ...said, ...more } });

  it('is inconclusive, unless a pattern of the run or of the tree knows them', async () => {
    await write(server.admin, said.testbench, 'module said_tb; initial $display("all is well"); endmodule\n');
    expect(await finished(server.admin, await run({}))).toMatchObject({ verdict: 'inconclusive' });
    const own = await run({ passPattern: '^all is', plusargs: '+fast' });
    expect(own).toMatchObject({ label: '+fast icarus', tree: expect.stringMatching(/^[0-9a-f]{40}$/) });
    expect(await finished(server.admin, own)).toMatchObject({ verdict: 'passed' });
    await write(server.admin, 'verdicts.json', '{"benches": {"said_tb": {"fail": "well"}}}');
    expect(await finished(server.admin, await run({}))).toMatchObject({ verdict: 'failed' });
    await expect(run({ failPattern: '(a+' })).rejects.toThrow('601: failPattern: error parsing');
    await write(server.admin, 'verdicts.json', '{"pass": ""}');
  });
});
