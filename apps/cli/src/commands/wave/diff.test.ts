import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer } from '../../answer.ts';
import { diffCommand } from './diff.ts';

const dump = (scope: string, body: string) => `$timescale 1 ns $end
$scope module ${scope} $end
$var wire 1 c clk $end
$var wire 4 q q [3:0] $end
$upscope $end
$enddefinitions $end
${body}`;
const body = '#0\n0c\nb0 q\n#10\n1c\nb1 q\n#20\n0c\n';

let folder: string;
let paths: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-diff-'));
  const texts = { a: dump('top', body), b: dump('top', body.replace('b1 q', 'b11 q')), c: dump('dut', body) };
  paths = Object.fromEntries(Object.keys(texts).map((name) => [name, join(folder, `${name}.vcd`)]));
  for (const [name, text] of Object.entries(texts)) await writeFile(paths[name]!, text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const usual = { map: [], ignore: [], 'ignore-case': false, 'dont-care': 'none', 'nine-states': false };
const diff = (a: string, b: string, options = {}) =>
  diffCommand([paths[a] ?? a, paths[b] ?? b], { ...usual, ...options });

test('says where signals first differ, and how many do', async () => {
  const { text, result, failed } = await diff('a', 'b');
  expect(failed).toBe(true);
  expect(text.split('\n')).toEqual([
    '10 ns top.q[3:0]: 0001 against 0011, equal from 0 s',
    '2 matched, 1 equal, 1 different, 0 only in the first, 0 only in the second; 0 s to 20 ns',
  ]);
  expect(result).toMatchObject({
    matched: 2,
    different: 1,
    differences: [{ a: 'top.q[3:0]', time: 10, valueA: '0001', valueB: '0011' }],
  });
});

test('takes its options', async () => {
  expect(await diff('a', 'b', { ignore: ['**.q'] })).toMatchObject({ failed: false });
  expect(await diff('a', 'b', { to: '9ns' })).toMatchObject({ failed: false });
  expect(await diff('a', 'c', { map: ['top=dut'] })).toMatchObject({ failed: false, result: { equal: 2 } });
});

test.each([
  [['a', 'b'], { map: ['top'] }, '--map: "top" names no scopes'],
  [['a', 'b'], { 'dont-care': 'c' }, 'none of none, a, b, both'],
  [['a', 'b'], { 'real-tolerance': 'x' }, 'is no share'],
  [['a', 'b'], { offset: 'x' }, 'offset: "x" is no time'],
  [['a', '/none.vcd'], {}, '/none.vcd: there is no such file'],
])('refuses %j %j', async ([a, b], options, reason) => {
  await expect(diff(a!, b!, options)).rejects.toThrow(reason);
});

test('exit code: 0 equal, 1 different, 2 error', async () => {
  const exitCode = async (b: string) => (await answer(['wave', 'diff', paths.a!, b])).exitCode;
  expect([await exitCode(paths.a!), await exitCode(paths.b!), await exitCode('/none.vcd')]).toEqual([
    0, 1, 2,
  ]);
});
