import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waveVerb } from '../../../test/waveVerb.ts';
import { ticksOf, withUnit } from './times.ts';

/** Two bits of a bus that is dumped bit by bit, a byte whose range ascends, and a clock. */
const dump = `$timescale 100 ps $end
$scope module top $end
$var wire 1 c clk $end
$var wire 1 1 bus [1] $end
$var wire 1 0 bus [0] $end
$scope module dut $end
$var wire 8 b up [0:7] $end
$upscope $end
$upscope $end
$enddefinitions $end
#0
0c
01
10
b10000000 b
#5
1c
11
#10
0c
b11 b
#15
1c
00
`;

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-cli-'));
  path = join(folder, 'a, "b".vcd');
  await writeFile(path, dump);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function wave(words: string[], options: Record<string, string | boolean> = {}) {
  let written = '';
  const write = (text: string) => void (written += text);
  const all = { format: 'text', json: false, ...options, write };
  const { text, result, failed } = await waveVerb(words, all);
  return { text: written + text, result, failed };
}

describe('netloom wave', () => {
  test('info and tree', async () => {
    const { text, result } = await wave(['info', path]);
    expect(text).toContain('end         15 (1.5 ns)');
    expect(result).toMatchObject({
      timescale: -10,
      start: 0,
      end: 15,
      scopes: 2,
      variables: 4,
      complete: true,
    });
    expect((await wave(['tree', path])).text.split('\n')).toEqual([
      'module top',
      '  module dut',
      '    wire up [0:7]',
      '  wire clk',
      '  wire bus [1]',
      '  wire bus [0]',
    ]);
    expect((await wave(['tree', path, 'top.dut'])).text).toBe('wire up [0:7]');
  });

  test('get: lines in order of time, whatever the order of signals', async () => {
    const { text } = await wave(['get', path, 'top.dut.*', 'top.clk'], { from: '1ns', to: '15' });
    expect(text).toBe('10 top.dut.up = 00000011\n10 top.clk = 0\n15 top.clk = 1\n');
  });

  test('get: CSV holds what did not change, and quotes', async () => {
    const { text } = await wave(['get', path, '**'], { format: 'csv' });
    expect(text.split('\n')).toEqual([
      'time,top.dut.up,top.clk,top.bus[1],top.bus[0]',
      '0,10000000,0,0,1',
      '5,10000000,1,1,1',
      '10,00000011,0,1,1',
      '15,00000011,1,1,0',
      '',
    ]);
  });

  test.each([
    ['top.dut.up[0]', '1'],
    ['top.dut.up[0:3]', '1000'],
    ['top.dut.up[0:7]', '10000000'],
    ['top.bus[1]', '0'],
    ['dut.up', '10000000'],
  ])('get %s --at 0', async (signal, value) => {
    expect((await wave(['get', path, signal], { at: '0' })).text).toMatch(new RegExp(` = ${value}$`));
  });

  test('get --find: where a condition begins to hold; failed without a place', async () => {
    const found = await wave(['get', path, 'top.clk'], { find: 'rises' });
    expect(found.text).toBe('5 top.clk = 1\n15 top.clk = 1');
    const held = await wave(['get', path, 'top.dut.up'], { find: "8'h80" });
    expect(held).toMatchObject({ text: '0 top.dut.up = 10000000', failed: false });
    expect(await wave(['get', path, 'top.dut.up'], { find: '== 9' })).toMatchObject({ failed: true });
  });

  test('get with --json has every change by signal', async () => {
    const { text, result } = await wave(['get', path, 'top.clk'], { json: true });
    const changes = [
      [0, '0'],
      [5, '1'],
      [10, '0'],
      [15, '1'],
    ];
    expect(text).toBe('');
    expect(result).toMatchObject({ timescale: -10, signals: [{ path: 'top.clk', width: 1, changes }] });
  });

  test.each([
    [['get', '', 'top.none'], {}, 'no signal is named top.none'],
    [['get', '', 'top.dut.up[8]'], {}, 'has no bit 8'],
    [['get', '', 'top.clk'], { find: '== 2' }, 'does not fit in 1 bits'],
    [['get', '', 'top.clk'], { from: '0.15ns' }, 'no whole number of ticks'],
    [['get', '', 'top.clk'], { from: '9', to: '3' }, '--from 9 lies after --to 3'],
    [['get', '', 'top.clk'], { format: 'xml' }, 'none of text, csv'],
    [['tree', '', 'top.none'], {}, 'there is no scope top.none'],
  ])('refuses %j %j', async ([verb, , ...rest], options, reason) => {
    await expect(wave([verb!, path, ...rest], options)).rejects.toThrow(reason);
  });

  test('says what is wrong with a file', async () => {
    await expect(wave(['info', join(folder, 'none.vcd')])).rejects.toThrow('there is no such file');
    await writeFile(join(folder, 'text.vcd'), 'hello');
    await expect(wave(['info', join(folder, 'text.vcd')])).rejects.toThrow('text.vcd: ');
  });
});

test('times are exact in every unit', () => {
  expect(ticksOf('1.5us', '--at', -12)).toBe(1_500_000);
  expect(ticksOf('0.3ns', '--at', -10)).toBe(3);
  expect(ticksOf('-12', '--at', -9)).toBe(-12);
  expect(withUnit(1_005_500, -12)).toBe('1.0055 us');
  expect(withUnit(0, -9)).toBe('0 s');
});
