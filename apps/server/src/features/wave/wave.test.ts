import { waveform } from '@netloom/contract';
import type { WaveQuery, WaveReply } from '@netloom/contract';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { Client, TestServer } from '../../../test/testServer.ts';
import { WaveThreads } from './waveThreads.ts';

let server: TestServer;
let member: Client;
let stranger: Client;

/** A clock of 10 ns that starts low, and a byte that counts its rising edges. */
const cycles = 50;
const changes = Array.from({ length: cycles }, (_, i) => [
  `#${10 * i}\n0!`,
  `#${10 * i + 5}\n1!\nb${(i + 1).toString(2)} "`,
]);
const dump = `$timescale 1ns $end
$scope module top $end
$var wire 1 ! clk $end
$scope module dut $end
$var wire 8 " count [7:0] $end
$upscope $end
$upscope $end
$enddefinitions $end
${changes.flat().join('\n')}
`.replace('#0\n0!', '#0\n0!\nb0 "');

beforeAll(async () => {
  server = await startTestServer();
  member = await server.newUser('member', DEMO);
  stranger = await server.newUser('stranger');
  await write('waves/count.vcd', dump);
  await write('waves/broken.vcd', '$timescale 1 ns\n');
  await write('waves/notes.txt', 'text');
});
afterAll(() => server.close());

async function write(path: string, text: string): Promise<void> {
  await (await server.services.projects.tree(DEMO, 2)).write(path, text, 'path');
}

type Loose = WaveQuery | { view: string; [field: string]: unknown };
const queryOf = (path: string, view: Loose) => ({ query: { deptId: DEMO, path, ...view } as never });
const ask = (view: WaveQuery) => member.call(waveform, queryOf('waves/count.vcd', view));
const refused = (path: string, view: Loose = { view: 'info' }) => member.reply(waveform, queryOf(path, view));

async function signalOf(name: string): Promise<string> {
  const { variables } = (await ask({ view: 'search', text: name, limit: 1 })) as WaveReply & {
    view: 'search';
  };
  return String(variables[0]!.signal);
}

describe('a dump in the member’s working tree', () => {
  it('tells its times and names', async () => {
    expect(await ask({ view: 'info' })).toMatchObject({ timescale: -9, start: 0, end: 495, variables: 2 });
    const root = await ask({ view: 'children', offset: 0, limit: 10 });
    expect(root).toMatchObject({ total: 1, scopes: [{ name: 'top', hasChildren: true }] });
    const paths = 'top.dut.count\nbench.top.clk\ntop.none';
    expect(await ask({ view: 'lookup', paths })).toMatchObject({
      variables: [{ path: 'top.dut.count', range: '[7:0]' }, { path: 'top.clk' }, null],
    });
  });

  it('answers windows, values, edges and searches', async () => {
    const [clock, count] = [await signalOf('clk'), await signalOf('count')];
    const signals = `${count},${count}[0],${clock}`;
    const window = await ask({ view: 'window', signals, from: 20, to: 40, pixels: 100 });
    expect(window).toMatchObject({
      traces: [
        { times: [20, 25, 35], values: ['00000010', '00000011', '00000100'] },
        { times: [20, 25, 35], values: ['0', '1', '0'] },
        { times: [20, 25, 30, 35, 40], values: ['0', '1', '0', '1', '0'] },
      ],
    });
    expect(await ask({ view: 'value', signals: count, time: 305 })).toMatchObject({ values: ['00011111'] });
    const next = { time: 20, direction: 'next' } as const;
    expect(await ask({ view: 'edge', signal: clock, ...next })).toMatchObject({ time: 25 });
    const condition = "== 8'h20";
    expect(await ask({ view: 'find', signal: count, condition, ...next })).toMatchObject({ time: 315 });
    const all = await ask({ view: 'findAll', condition, from: 0, to: 495, limit: 10 });
    expect(all).toMatchObject({ found: [{ variable: { path: 'top.dut.count' }, time: 315 }], searched: 495 });
    expect(await ask({ view: 'statistics', signal: clock, from: 0, to: 500 })).toMatchObject({
      ...{ changes: 99, rises: 50, falls: 49, high: 250, low: 250 },
      period: { least: 10, mean: 10, greatest: 10 },
    });
    const page = await ask({ view: 'changes', signal: count, from: 0, to: 495, limit: 3 });
    expect(page).toMatchObject({ times: [0, 5, 15], next: 15 });
  });

  it('is opened anew when it was replaced', async () => {
    const path = 'waves/replaced.vcd';
    const look = async (view: WaveQuery) => (await member.call(waveform, queryOf(path, view))) as never;
    await write(path, dump);
    const before: { version: string } = await look({ view: 'info' });
    await write(path, dump.replace('clk', 'clock'));
    const { version, state }: { version: string; state: string } = await look({ view: 'refresh' });
    expect([version, state]).toEqual([before.version, 'replaced']);
    const after: { version: string } = await look({ view: 'refresh' });
    expect(after.version).not.toBe(before.version);
    expect(await look({ view: 'search', text: 'clock', limit: 5 })).toMatchObject({ total: 1 });
  });
});

describe('what is refused', () => {
  it('strangers and those without a token', async () => {
    const info = queryOf('waves/count.vcd', { view: 'info' });
    expect(await stranger.reply(waveform, info)).toMatchObject({ code: 403 });
    expect(await server.anonymous.reply(waveform, info)).toMatchObject({ code: 401 });
  });

  it.each([
    ['waves/none.vcd', 404, 'path: there is no file'],
    ['waves/notes.txt', 601, 'expected .vcd, .fst, .ghw'],
    ['../count.vcd', 601, 'leaves the project'],
    ['waves/broken.vcd', 601, 'waves/broken.vcd: VCD declarations'],
  ])('%s', async (path, code, msg) => {
    expect(await refused(path)).toMatchObject({ code, msg: expect.stringContaining(msg) });
  });

  it.each([
    [{ view: 'transactions', setup: '{', request: '{}' }, 'setup: '],
    [{ view: 'transactions', setup: '{}', request: '{}' }, 'decoder'],
    [{ view: 'window', signals: '0', from: 0, to: 9, pixels: 100_000 }, 'pixels'],
    [{ view: 'window', signals: '77', from: 0, to: 9, pixels: 10 }, 'there is no signal 77'],
    [{ view: 'value', signals: 'clk', time: 0 }, '"clk" is no signal'],
    [{ view: 'find', signal: '0', condition: '== 2', time: 0, direction: 'next' }, 'does not fit in 1 bits'],
    [{ view: 'find', signal: '0', condition: '== nothing', time: 0, direction: 'next' }, 'is no value'],
    [{ view: 'children', scope: 999 }, 'there is no scope 999'],
    [{ view: 'value', signals: '0,'.repeat(1001), time: 0 }, 'at most 1000'],
  ])('%j', async (view, msg) => {
    expect(await refused('waves/count.vcd', view)).toMatchObject({
      code: 601,
      msg: expect.stringContaining(msg),
    });
  });
});

describe('the threads', () => {
  it('follow no link in a dump’s place, but one that stays in the tree where that may be', async () => {
    const { root } = await server.services.projects.tree(DEMO, 2);
    await symlink('count.vcd', join(root, 'waves/link.vcd'));
    const file = { name: 'link.vcd', root, path: 'waves/link.vcd' };
    const threads = new WaveThreads();
    await expect(threads.use(file, (wave) => wave.info())).rejects.toThrow('dump: is not a file, or is gone');
    await expect(threads.use({ ...file, inTree: true }, (wave) => wave.info())).resolves.toMatchObject({
      end: 495,
    });
    await threads.close();
  });

  const file = async () => ({
    name: 'count.vcd',
    root: (await server.services.projects.tree(DEMO, 2)).root,
    path: 'waves/count.vcd',
  });

  it('that end tell who waits, and are made anew', async () => {
    const threads = new WaveThreads();
    const dead = threads.use(await file(), async (wave) => {
      const answer = wave.changes('0', 0, 495, 100_000);
      wave.close();
      return answer;
    });
    await expect(dead).rejects.toThrow('closed');
    await expect
      .poll(async () => threads.use(await file(), (wave) => wave.info()))
      .toMatchObject({ end: 495 });
    await threads.close();
  });

  it('work on several queries at once, and each caller can leave', async () => {
    const threads = new WaveThreads();
    const left = new AbortController();
    const answers = [1, 2, 3].map(async () => threads.use(await file(), (wave) => wave.info()));
    expect(await Promise.all(answers)).toMatchObject([{ end: 495 }, { end: 495 }, { end: 495 }]);
    left.abort();
    const query = { signals: ['0'], from: 0, to: 9, pixels: 9 };
    const gone = threads.use(await file(), (wave, abort) => wave.window(query, abort), left.signal);
    await expect(gone).rejects.toThrow();
    await threads.close();
  });
});
