import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bufferSource, openWave } from '../src/index.ts';
import { allVariables } from './compare.ts';
import { changesOf, openText } from './vcdText.ts';

const dump = (head: string, values: string) => openText(`${head} $enddefinitions $end\n${values}\n`);
const faultsOf = (wave: { info: { faults: { kind: string; count: number }[] } }) =>
  wave.info.faults.map(({ kind, count }) => `${kind} ${count}`);

// Each dump in the habits of a writer; what it means is worked out by hand.
describe('dumps as others write them', () => {
  test('PyMTL3: values with a 0b prefix', async () => {
    const wave = await dump(
      '$timescale 10ps $end $var reg 1 ! clk $end $var reg 8 " sum $end',
      '$dumpvars\nb0b0 !\nb0b00000000 "\n$end\n#0\nb0b1 !\nb0b00001010 "\n#50\nb0b0 !\n#100\nb0B1 !\nb0b11111111 "',
    );
    expect(await changesOf(wave, 'clk')).toEqual(['0 1', '50 0', '100 1']);
    expect(await changesOf(wave, 'sum')).toEqual(['0 00001010', '100 11111111']);
    expect(wave.info).toMatchObject({ timescale: -11, complete: true, faults: [] });
  });

  test('migen: times with fractions are whole ticks of the finest one', async () => {
    const wave = await dump(
      '$timescale 1ns $end $var wire 1 ! sys_clk $end',
      '#0\n0!\n#3.2\n1!\n#6.40\n0!\n#9.65\n1!\n#10.0\n0!',
    );
    expect(wave.info).toMatchObject({ timescale: -11, start: 0, end: 1000, faults: [] });
    expect(await changesOf(wave, 'sys_clk')).toEqual(['0 0', '320 1', '640 0', '965 1', '1000 0']);
  });

  test('fractions of Python: an exponent, and more digits than ticks can have', async () => {
    const wave = await dump(
      '$timescale 1ns $end $var wire 1 ! c $end',
      '#0\n0!\n#3.0000000000000004\n1!\n#1e2\n0!\n#90000.5\n1!',
    );

    const perUnit = 10 ** (-9 - wave.info.timescale);
    expect(perUnit * 90000.5).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
    expect(perUnit * 90000.5 * 10).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
    expect(await changesOf(wave, 'c')).toEqual([
      '0 0',
      `${3 * perUnit} 1`,
      `${100 * perUnit} 0`,
      `${90000.5 * perUnit} 1`,
    ]);
    expect(faultsOf(wave)).toEqual(['time 1']);
    expect(wave.info.faults[0]!.places[0]).toMatchObject({
      reason: '"#3.0000000000000004" is finer than a tick and rounded',
    });
  });

  test('fractions that first come late in a large dump are rounded, and said to be', async () => {
    const steps = 1_400_000;
    const whole = Array.from({ length: steps }, (_, i) => `#${i}\n${i & 1}!`).join('\n');
    const wave = await dump('$timescale 1ns $end $var wire 1 ! c $end', `${whole}\n#${steps}.5\nx!`);
    await wave.settled();
    expect(wave.info).toMatchObject({ timescale: -9, end: steps });
    expect(faultsOf(wave)).toEqual(['time 1']);
    await wave.close();
  });

  test('MyHDL: text on a real is text', async () => {
    const wave = await dump(
      '$timescale 1ns $end $var real 1 " state $end $var real 1 # level $end $var reg 1 ! q $end',
      '$dumpvars\nsIDLE "\n0!\n$end\n#10\nsSEARCH "\nr1.5 #\n#20\nsSYNC "\n1!',
    );
    expect(allVariables(wave).map(({ name, value }) => `${name} ${value}`)).toEqual([
      'state text',
      'level real',
      'q bits',
    ]);
    expect(await changesOf(wave, 'state')).toEqual(['0 IDLE', '10 SEARCH', '20 SYNC']);
    expect(await changesOf(wave, 'level')).toEqual(['0 NaN', '10 1.5']);
    expect(wave.info.faults).toEqual([]);
  });

  test('text after numbers on a real is no number, and named', async () => {
    const wave = await dump('$var real 64 ! level $end', '#0\nr1.5 !\n#5\nshigh !\n#9\nr2.5 !\n#12\nr0,5 !');
    expect(await changesOf(wave, 'level')).toEqual(['0 1.5', '5 NaN', '9 2.5', '12 NaN']);
    expect(faultsOf(wave)).toEqual(['value 2']);
    expect(wave.info.faults[0]!.places[0]).toMatchObject({
      time: 5,
      reason: 'the value "shigh" for a variable of reals',
    });
  });

  // 244 ns · 3 = 732 ns; 1.5 ns = 15 · 100 ps; 0.5 · 20 ns = 10 ns.
  test.each([
    ['244 ns', '#3', -9, 732],
    ['1.5ns', '#3', -10, 45],
    ['20 ns', '#0.5', -9, 10],
    ['1000ps', '#3', -9, 3],
    ['100 s', '#3', 2, 3],
    ['2 µs', '#3', -6, 6],
  ])('a timescale of %s', async (text, time, timescale, end) => {
    const wave = await dump(`$timescale ${text} $end $var wire 1 ! c $end`, `#0 0! ${time} 1!`);
    expect(wave.info).toMatchObject({ timescale, end, faults: [] });
  });

  test('a timescale that is none is named, and the values are read', async () => {
    const wave = await dump('$timescale 3 bananas $end $var wire 1 ! c $end', '#0 0! #4 1!');
    expect(await changesOf(wave, 'c')).toEqual(['0 0', '4 1']);
    expect(faultsOf(wave)).toEqual(['timescale 1']);
  });

  test('times below zero stand in order', async () => {
    const wave = await dump(
      '$var wire 1 ! c $end $var wire 4 " v $end',
      '#-20 0! b1 " #-5 1! #0 0! #7 b10 "',
    );
    expect(wave.info).toMatchObject({ start: -20, end: 7, faults: [] });
    expect(await changesOf(wave, 'c')).toEqual(['-20 0', '-5 1', '0 0']);
    expect(await changesOf(wave, 'v')).toEqual(['-20 0001', '7 0010']);
    expect(await wave.values(['0'], -10)).toEqual(['0']);
    expect(await wave.edge('0', -20, 'next')).toBe(-5);
    expect(await wave.window({ signals: ['0'], from: -20, to: 7, pixels: 100 })).toMatchObject([
      { times: [-20, -5, 0], values: ['0', '1', '0'] },
    ]);
    expect(await wave.statistics('0', -20, 7)).toMatchObject({ changes: 2, high: 5, low: 22 });
  });

  test('cocotb and Amaranth (pyvcd): strings of their own kind, an initial dump, no scope twice', async () => {
    const wave = await dump(
      '$comment Generated by Amaranth $end $timescale 1 fs $end $scope module bench $end $scope module top $end\n$var string 1 " state $end $var wire 16 # count $end $upscope $end $upscope $end',
      '#0\n$dumpvars\nsINIT/0 "\nb0 #\n$end\n#500000\nb1 #\nsRUN\\040FAST/1 "',
    );
    expect(await changesOf(wave, 'state')).toEqual(['0 INIT/0', '500000 RUN FAST/1']);
    expect(await changesOf(wave, 'count')).toEqual(['0 0000000000000000', '500000 0000000000000001']);
    expect(wave.info.faults).toEqual([]);
  });

  test('GHDL, nvc, Questa: nine states, an empty line after a time, a range after the name', async () => {
    const wave = await dump(
      '$timescale 1 fs $end $scope module tb $end $var reg 1 ! rst $end $var reg 4 " bus[3:0] $end $upscope $end',
      '#0\nU!\nbUUUU "\n\n#10\n1!\nb01LH "\n#20\nbW-ZX "',
    );
    expect(await changesOf(wave, 'rst')).toEqual(['0 u', '10 1']);
    expect(await changesOf(wave, 'bus')).toEqual(['0 uuuu', '10 01lh', '20 w-zx']);
    expect(wave.info.faults).toEqual([]);
  });

  test('VCS and xsim: $dumpall lists, extended ports, $timezero', async () => {
    const wave = await dump(
      '$timescale 10ps $end $timezero -4 $end $scope module dut $end $var port 1 <0 clk $end $var port [1:0] <1 d $end $upscope $end',
      '#0\n$dumpports\npN 6 6 <0\npDU 60 06 <1\n$end\n#10\npU 0 6 <0\n$dumpportsall\npd 6 0 <0\npAf 66 66 <1\n$end',
    );
    expect(await changesOf(wave, 'clk')).toEqual(['0 x', '10 0']);
    expect(await changesOf(wave, 'd')).toEqual(['0 01', '10 xz']);
    expect(wave.info).toMatchObject({ timeZero: -4, faults: [] });
  });
});

describe('what cannot be read', () => {
  const head = '$var wire 1 ! a $end $var wire 4 " b $end $var real 64 r r $end $enddefinitions $end\n';

  // What was there before must not be taken for the value that could not be read.
  test.each([
    ['#0 b1010 " #5 b10q0 " #9 b1 "', 'b', ['0 1010', '5 xxxx', '9 0001'], 'value 1'],
    ['#0 b1010 " #5 sIDLE " #9 b1 "', 'b', ['0 1010', '5 xxxx', '9 0001'], 'value 1'],
    ['#0 r1 r #5 rabc r #9 r2 r', 'r', ['0 1', '5 NaN', '9 2'], 'value 1'],
    ['#0 r1 r #5 rinformation r #9 r2 r', 'r', ['0 1', '5 NaN', '9 2'], 'value 1'],
    ['#0 r1 r #5 r0x10 r #9 r2 r', 'r', ['0 1', '5 NaN', '9 2'], 'value 1'],
    ['#0 r1 r #5 b101 r #9 r2 r', 'r', ['0 1', '5 NaN', '9 2'], 'value 1'],
    ['#0 b1 " #5 b101010 " #9 b1 "', 'b', ['0 0001', '5 1010', '9 0001'], 'width 1'],
  ])('%s', async (values, name, changes, fault) => {
    const wave = await openText(`${head}${values} `);
    expect(await changesOf(wave, name)).toEqual(changes);
    expect(faultsOf(wave)).toEqual([fault]);
  });

  test('bits on the left that only repeat the sign, or are 0, are no fault', async () => {
    const wave = await openText(`${head}#0 b00001010 " #1 b11111010 " #2 bzzzzzzzz " `);
    expect(await changesOf(wave, 'b')).toEqual(['0 1010', '2 zzzz']);
    expect(wave.info.faults).toEqual([]);
  });

  test('each kind is counted, with its first places', async () => {
    const bad = Array.from({ length: 9 }, (_, i) => `#${i} q!`).join(' ');
    const wave = await openText(`${head}${bad} 1% #4 $scope module x $end #ten 1`);
    expect(faultsOf(wave)).toEqual(['value 9', 'code 1', 'time 2', 'keyword 1', 'cut 1']);
    const [values] = wave.info.faults;
    expect(values!.places).toHaveLength(5);
    expect(values!.places[1]).toMatchObject({
      offset: head.length + 9,
      time: 1,
      reason: '"q!" is no value change',
    });
  });

  test('a control character is no blank: what stands around it may be one word', async () => {
    const wave = await openText(`${head}#0 b1\x0010 " #5 1!\x1a#9 0! `);
    expect(faultsOf(wave)).toContain('damage 2');
  });

  test('$enddefinitions without $end: the values behind it are not taken for its words', async () => {
    const wave = await openText(
      head.replace('$enddefinitions $end', '$enddefinitions') + '#0 1! $dumpvars b1 " $end #5 0! ',
    );
    expect(await changesOf(wave, 'a')).toEqual(['0 1', '5 0']);
    expect(await changesOf(wave, 'b')).toEqual(['0 0001']);
    expect(faultsOf(wave)).toEqual(['declaration 1']);
  });

  test('gzip whose text is not what was packed, also in the first of several members', async () => {
    const members = [`${head}#0 1! `, '#1 0! '].map((text) => gzipSync(text));
    const whole = Buffer.concat(members);
    expect((await openWave(bufferSource(whole))).info.faults).toEqual([]);
    for (const trailer of [members[0]!.length - 8, whole.length - 4]) {
      const damaged = Uint8Array.from(whole);
      damaged[trailer]! ^= 1;
      const wave = await openWave(bufferSource(damaged));
      expect(faultsOf(wave)).toEqual(['damage 1']);
    }
  });
});
