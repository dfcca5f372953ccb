import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bufferSource, openWave } from '../src/index.ts';
import { compare } from '../src/compare/index.ts';
import type { CompareOptions } from '../src/compare/index.ts';
import { icarusTwins } from './dumps.ts';
import { dumpPair, openText } from './wavePair.ts';

interface Vcd {
  timescale?: string;
  scopes?: string[];
  vars: string[];
  body: string;
}

function vcd({ timescale = '1ns', scopes = ['top'], vars, body }: Vcd): string {
  return [
    `$timescale ${timescale} $end`,
    ...scopes.map((name) => `$scope module ${name} $end`),
    ...vars.map((text) => `$var ${text} $end`),
    ...scopes.map(() => '$upscope $end'),
    `$enddefinitions $end\n${body}\n`,
  ].join('\n');
}

async function diff(a: string, b: string, options: CompareOptions = {}) {
  const result = await compare(await openText(a), await openText(b), options);
  const found = result.differences.map(({ a: { path }, time, valueA, valueB, agreed }) =>
    [path, time, valueA, valueB, agreed?.time ?? null].join(' '),
  );
  return { ...result, found };
}

const bit = (body: string) => vcd({ vars: ['wire 1 ! s'], body });

describe('values', () => {
  test('a difference, the last agreement, both values', async () => {
    const { found, equal } = await diff(
      bit('#0\n0!\n#10\n1!\n#20\n0!\n#50'),
      bit('#0\n0!\n#10\n1!\n#30\n0!\n#50'),
    );
    expect(found).toEqual(['top.s 20 0 1 10']);
    expect(equal).toBe(0);
  });

  test('several values at one time: the last counts', async () => {
    expect((await diff(bit('#0\n0!\n#10\n1!\n0!\n1!\n#50'), bit('#0\n0!\n#10\n1!\n#50'))).equal).toBe(1);
  });

  test.each([
    [{}, ['top.s 10 x 1 0']],
    [{ dontCare: 'a' }, []],
    [{ dontCare: 'b' }, ['top.s 10 x 1 0']],
  ] as const)('x of one: %j', async (options, expected) => {
    expect((await diff(bit('#0\n0!\n#10\nx!\n#20'), bit('#0\n0!\n#10\n1!\n#20'), options)).found).toEqual(
      expected,
    );
  });

  test('nine states as four, or as they are', async () => {
    const [a, b] = [bit('#0\nu!\n#10\nh!\n#20'), bit('#0\nx!\n#10\n1!\n#20')];
    expect((await diff(a, b)).equal).toBe(1);
    expect((await diff(a, b, { nineStates: true })).found).toEqual(['top.s 0 u x ']);
  });

  test('reals within a share', async () => {
    const real = (value: string) => vcd({ vars: ['real 64 ! r'], body: `#0\nr${value} !\n#10` });
    expect((await diff(real('1000'), real('1000.5'))).found).toHaveLength(1);
    expect((await diff(real('1000'), real('1000.5'), { realTolerance: 0.001 })).equal).toBe(1);
  });

  test('widths that differ cannot be compared', async () => {
    const wide = vcd({ vars: ['wire 1 ! s', 'wire 8 " v'], body: '#0\n0!\nb0 "\n#10' });
    const narrow = vcd({ vars: ['wire 1 ! s', 'wire 4 " v'], body: '#0\n0!\nb0 "\n#10' });
    expect((await diff(wide, narrow)).incomparable).toMatchObject([
      { a: 'top.v', b: 'top.v', reason: '8 bits against 4' },
    ]);
  });
});

describe('names', () => {
  const whole = vcd({
    vars: ['wire 4 ! data [3:0]', 'wire 1 c clk'],
    body: '#0\nb1010 !\n0c\n#10\nb0110 !\n#20',
  });
  const bits = (form: (i: number) => string) =>
    vcd({
      vars: [3, 0, 1, 2].map((i) => `wire 1 ${i} ${form(i)}`).concat('wire 1 c clk'),
      body: '#0\n0c\n13\n02\n11\n00\n#10\n03\n12\n#20',
    });

  test.each([
    ['data [i]', (i: number) => `data [${i}]`],
    ['data[i]', (i: number) => `data[${i}]`],
    ['\\data[i]', (i: number) => `\\data[${i}]`],
    ['data(i)', (i: number) => `data(${i})`],
  ])('a vector split into %s', async (_, form) => {
    expect(await diff(whole, bits(form))).toMatchObject({ matched: 2, equal: 2, onlyA: [], onlyB: [] });
    expect(await diff(bits(form), whole)).toMatchObject({ matched: 2, equal: 2 });
    const wrong = bits(form).replace('#10\n03', '#10\n01');
    expect((await diff(whole, wrong)).found).toEqual(['top.data[3:0] 10 0110 1100 0']);
  });

  test('bits that only one has', async () => {
    const part = vcd({
      vars: ['wire 2 ! data [2:1]', 'wire 1 c clk'],
      body: '#0\nb01 !\n0c\n#10\nb11 !\n#20',
    });
    expect(await diff(whole, part)).toMatchObject({ equal: 2, onlyA: ['top.data[3]', 'top.data[0]'] });
  });

  test('an ascending range against its bits', async () => {
    const up = vcd({
      vars: ['wire 4 ! data [0:3]', 'wire 1 c clk'],
      body: '#0\nb0101 !\n0c\n#10\nb0110 !\n#20',
    });
    expect(
      await diff(
        up,
        bits((i) => `data [${i}]`),
      ),
    ).toMatchObject({ equal: 2 });
  });

  test('another top is found, renamed scopes are told, case may differ', async () => {
    const vars = ['wire 1 ! s', 'wire 1 " t'];
    const body = '#0\n0!\n1"\n#10';
    const a = vcd({ scopes: ['TOP', 'tb', 'dut'], vars, body });
    expect(await diff(a, vcd({ scopes: ['tb', 'dut'], vars, body }))).toMatchObject({
      equal: 2,
      top: { a: 'TOP', b: '' },
    });
    const other = vcd({ scopes: ['bench', 'UUT'], vars, body });
    const scopes = [{ a: 'TOP.tb.dut', b: 'bench.UUT' }];
    expect(await diff(a, other, { scopes })).toMatchObject({ equal: 2, onlyA: [] });
    const upper = vcd({ scopes: ['TOP', 'tb', 'dut'], vars: ['wire 1 ! S', 'wire 1 " T'], body });
    expect(await diff(a, upper, { ignoreCase: true })).toMatchObject({ equal: 2 });
    await expect(diff(a, upper)).rejects.toThrow('no signal has the same path');
  });

  test('what is left out', async () => {
    const options = { ignore: ['top.d*'] };
    expect(await diff(whole, whole, options)).toMatchObject({ matched: 1 });
    expect(await diff(whole, whole, { scope: 'top' })).toMatchObject({ matched: 2 });
    await expect(diff(whole, whole, { ignore: ['**'] })).rejects.toThrow('no signal');
  });
});

describe('times', () => {
  test('timescales that differ, exactly', async () => {
    const b = vcd({ timescale: '10ps', vars: ['wire 1 ! s'], body: '#0\n0!\n#1000\n1!\n#2001\n0!\n#5000' });
    const result = await diff(bit('#0\n0!\n#10\n1!\n#20\n0!\n#50'), b);
    expect(result).toMatchObject({ timescale: -11, found: ['top.s 2000 0 1 1000'] });
    expect(result.differences[0]).toMatchObject({ timeA: 20, timeB: 2000 });
    const inTime = await diff(bit('#0\n0!\n#10\n1!\n#20\n0!\n#50'), b, { tolerance: '10ps' });
    expect(inTime.equal).toBe(1);
  });

  test('offset and span', async () => {
    const [a, b] = [bit('#0\n0!\n#10\n1!\n#50'), bit('#0\n0!\n#7\n1!\n#50')];
    expect((await diff(a, b)).found).toEqual(['top.s 7 0 1 0']);
    expect((await diff(a, b, { offset: '3ns' })).equal).toBe(1);
    expect((await diff(a, b, { from: '10' })).equal).toBe(1);
    expect((await diff(a, b, { to: '6.5ns' })).equal).toBe(1);
    expect((await diff(a, b, { from: '8' })).found).toEqual(['top.s 8 0 1 ']);
  });

  test.each([
    [{ offset: 'soon' }, 'offset: "soon" is no time'],
    [{ from: '9', to: '3' }, 'no time in common'],
    [{ tolerance: '-1' }, 'tolerance: must not be below 0'],
  ])('refuses %j', async (options, reason) => {
    const a = bit('#0\n0!\n#50');
    await expect(diff(a, a, options)).rejects.toThrow(reason);
  });

  test('a glitch that only one has is none of tolerance’s', async () => {
    const a = bit('#0\n0!\n#10\n1!\n#11\n0!\n#50');
    expect((await diff(a, bit('#0\n0!\n#50'), { tolerance: '5' })).found).toEqual(['top.s 10 1 0 0']);
    expect((await diff(bit('#0\n0!\n#50'), a, { tolerance: '5' })).found).toEqual(['top.s 10 0 1 0']);
  });

  test('a tolerance says the same as looking at every tick', async () => {
    let seed = 7;
    const random = (n: number) => (seed = (seed * 48271) % 0x7fffffff) % n;
    for (let round = 0; round < 150; round++) {
      const length = 40;
      const tolerance = random(4);
      const a = Array.from({ length }, () => 0);
      for (let t = 1; t < length; t++) a[t] = random(5) === 0 ? random(3) : a[t - 1]!;
      const b = a.map((_, t) => a[Math.max(0, t - random(3))]!);
      const text = (values: number[]) =>
        vcd({
          vars: ['wire 2 ! v'],
          body: `${values.map((v, t) => `#${t}\nb${v.toString(2)} !`).join('\n')}`,
        });
      const near = (values: number[], t: number) =>
        values.slice(Math.max(0, t - tolerance), t + tolerance + 1);
      const first = a.findIndex((_, t) => !near(b, t).includes(a[t]!) || !near(a, t).includes(b[t]!));
      const { differences } = await diff(text(a), text(b), { tolerance: String(tolerance) });
      expect([differences[0]?.time ?? -1, a, b, tolerance]).toEqual([first, a, b, tolerance]);
    }
  });
});

test('is stopped and tells how far it is', async () => {
  const a = await openText(bit('#0\n0!\n#50'));
  const shares: number[] = [];
  await compare(a, a, {}, { progress: (share) => shares.push(share) });
  expect(shares.at(-1)).toBe(1);
  await expect(compare(a, a, {}, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow(
    'enough',
  );
});
test('one value changed at one tick is the one reported', async () => {
  const { icarus } = dumpPair('icarus');
  expect((await diff(icarus, icarus)).found).toEqual([]);
  const id = /\$var reg 8 (\S+) count/.exec(icarus)![1]!;
  const at = icarus.indexOf(`b1001 ${id}\n`);
  const tick = Number(/#(\d+)\n[^#]*$/.exec(icarus.slice(0, at))![1]);
  const seeded = await diff(icarus, icarus.slice(0, at) + icarus.slice(at).replace('b1001', 'b1000'));
  expect(seeded.found).toEqual([`pair.count[7:0] ${tick} 00001001 00001000 ${tick - 10_000}`]);
});
test('an FST equals its VCD twin', async () => {
  const { fst, vcd: twin } = icarusTwins();
  const [a, b] = await Promise.all([fst, twin].map((path) => openWave(bufferSource(readFileSync(path)))));
  await b!.settled();
  const { differences, matched, equal, incomparable } = await compare(a!, b!);
  expect({ differences, incomparable }).toEqual({ differences: [], incomparable: [] });
  expect([equal, equal > 0]).toEqual([matched, true]);
});
