import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bufferSource, openWave } from '../src/index.ts';
import { allVariables } from './compare.ts';
import { changesOf, openText } from './vcdText.ts';

const declared = (variables: string, values: string) =>
  openText(`${variables} $enddefinitions $end\n${values}\n`);

describe('habits of writers', () => {
  test('one code in two widths: each variable has its own', async () => {
    const wave = await declared(
      '$var wire 8 ! wide $end $var wire 4 ! narrow $end $var wire 1 ! bit $end',
      '#0 b101 !',
    );
    expect(await changesOf(wave, 'wide')).toEqual(['0 00000101']);
    expect(await changesOf(wave, 'narrow')).toEqual(['0 0101']);
    expect(await changesOf(wave, 'bit')).toEqual(['0 1']);
  });

  test('aliases share a signal', async () => {
    const wave = await declared(
      '$var wire 1 ! a $end $scope module m $end $var wire 1 ! b $end $upscope $end',
      '#0 1!',
    );
    expect(allVariables(wave).map(({ signal }) => signal)).toEqual([0, 0]);
  });

  test('blanks: CRLF, tabs, between letter, value and code, in ranges', async () => {
    const text =
      '$var\treg  4 ! \t data  [3:0] $end\r\n$var wire 1 " bit $end\r\n$enddefinitions $end\r\n#0\r\nb \t101  !\r\n1 "\r\n';
    const wave = await openText(text);
    expect(allVariables(wave)[0]).toMatchObject({ name: 'data', range: '[3:0]', width: 4 });
    expect(await changesOf(wave, 'data')).toEqual(['0 0101']);
    expect(await changesOf(wave, 'bit')).toEqual(['0 1']);
  });

  test('capitals, states of VHDL, values longer than the signal', async () => {
    const wave = await declared(
      '$var logic 4 ! a $end $var wire 1 " b $end',
      '#0 BUX1Z ! X" #1 b1111010 ! #2 bH ! U" #3 b- !',
    );
    expect(await changesOf(wave, 'a')).toEqual(['0 ux1z', '1 1010', '2 hhhh', '3 ----']);
    expect(await changesOf(wave, 'b')).toEqual(['0 x', '2 u']);
  });

  test('reals as C and VHDL print them', async () => {
    const written = [
      '0.1',
      '-2.5',
      '1e-3',
      '1.5E+10',
      '+3',
      'nan',
      'inf',
      '-inf',
      '12345678901234567890',
      '0.30000000000000004',
      '.5',
      '7.',
    ];
    const wave = await declared(
      '$var real 64 ! r $end',
      written.map((real, i) => `#${i} r${real} !`).join('\n'),
    );
    // What the language's own reading of the same text gives.
    const meant = [
      '0.1',
      '-2.5',
      '0.001',
      '15000000000',
      '3',
      'NaN',
      'Infinity',
      '-Infinity',
      '12345678901234567000',
      '0.30000000000000004',
      '0.5',
      '7',
    ];
    expect(await changesOf(wave, 'r')).toEqual(meant.map((real, i) => `${i} ${real}`));
  });

  test('strings: empty, with escapes, in UTF-8 and Latin-1', async () => {
    const text =
      '$var string 0 ! s $end $enddefinitions $end #0 sa\\040b\\x21\\n ! #1 s ! #2 sé ! #3 s\xe9\xe8 !\n';
    const utf8 = text.replace('#2 sé', '#2 s\xc3\xa9');
    const wave = await openWave(bufferSource(Buffer.from(utf8, 'latin1')));
    expect(await changesOf(wave, 's')).toEqual(['0 a b!\n', '1 ', '2 é', '3 éè']);
  });

  test('names: escaped, not UTF-8, 10,000 bytes', async () => {
    const long = 'n'.repeat(10_000);
    const text = `$scope module s\xe9 $end $var wire 1 ! \\a+b[2] $end $var wire 1 " ${long} $end $enddefinitions $end #0 1! \n`;
    const wave = await openWave(bufferSource(Buffer.from(text, 'latin1')));
    expect(allVariables(wave).map(({ path }) => path)).toEqual(['sé.\\a+b[2]', `sé.${long}`]);
  });

  test('values before the first time belong to 0, a time may be repeated, the last of equal times holds', async () => {
    const wave = await declared(
      '$var wire 1 ! a $end $var wire 2 " b $end',
      '0! b1 " #5 1! b10 " 0! #5 b11 " 1! #7',
    );
    expect(wave.info).toMatchObject({ start: 0, end: 7 });
    expect(await changesOf(wave, 'a')).toEqual(['0 0', '5 1']);
    expect(await changesOf(wave, 'b')).toEqual(['0 01', '5 11']);
  });

  test('a code may look like a keyword, a time or a number', async () => {
    const wave = await declared(
      '$var wire 1 $end a $end $var wire 1 #1 b $end $var wire 1 0 c $end',
      '#1 1$end 0#1 b1 #1 z0',
    );
    expect([await changesOf(wave, 'a'), await changesOf(wave, 'b'), await changesOf(wave, 'c')]).toEqual([
      ['1 1'],
      ['1 1'],
      ['1 z'],
    ]);
  });

  test('codes of four and more characters', async () => {
    const codes = Array.from({ length: 3000 }, (_, i) => `aa${i}~`);
    const wave = await declared(
      codes.map((code, i) => `$var wire ${1 + (i % 2)} ${code} v${i} $end`).join('\n'),
      `#1 ${codes.map((code, i) => (i % 2 ? `b1${i % 4 > 1 ? 1 : 0} ${code}` : `${(i >> 1) & 1}${code}`)).join('\n')}`,
    );
    expect(await changesOf(wave, 'v1234')).toEqual(['1 1']);
    expect(await changesOf(wave, 'v1237')).toEqual(['1 10']);
    expect(wave.info.message).toBe('');
  });

  test('no timescale is 1 ns; units in capitals; a mark of the byte order', async () => {
    expect((await declared('$var wire 1 ! a $end', '#0 1!')).info.timescale).toBe(-9);
    expect((await declared('$timescale 100PS $end $var wire 1 ! a $end', '#0 1!')).info.timescale).toBe(-10);
    expect(
      (await openText('\ufeff$timescale 1 us $end $var wire 1 ! a $end $enddefinitions $end #0')).info
        .timescale,
    ).toBe(-6);
  });

  // States of IEEE 1800-2017, 21.7.4.3.1.
  test('extended VCD: ports with strengths, ranges as sizes, the closing time', async () => {
    const wave = await declared(
      '$scope module dut $end $var port [3:0] <0 data $end $var port 1 <1 clk $end $upscope $end',
      '#0\n$dumpports\npDUNZ 6600 0066 <0\npD 6 0 <1\n$end\n#5 pLHXT 0 0 <0\npU 0 6 <1 #9 p01?F 0 0 <0 #10 pAaBb 0 0 <0\n$dumpportsoff #20 $dumpportson\n$vcdclose #30 $end',
    );
    expect(await changesOf(wave, 'data')).toEqual(['0 01xz', '5 01xz', '10 xxxx'].filter((_, i) => i !== 1));
    expect(await changesOf(wave, 'clk')).toEqual(['0 0', '5 1']);
    expect(wave.info).toMatchObject({ end: 30, message: '', blackouts: [{ from: 10, to: 20 }] });
  });

  test('100,000 bits', async () => {
    const known = Array.from({ length: 100_000 }, (_, i) => (i % 7 === 0 || i % 3 === 0 ? '1' : '0')).join(
      '',
    );
    const other = known.replace('0', 'z');
    const wave = await declared('$var wire 100000 ! v $end', `#0 b${known} ! #1 b${other} !`);
    expect(await changesOf(wave, 'v')).toEqual([`0 ${known}`, `1 ${other}`]);
  });

  test('packed by gzip, whole and cut', async () => {
    const values = Array.from({ length: 20_000 }, (_, i) => `#${i}\n${i & 1}!`).join('\n');
    const text = `$var wire 1 ! a $end $enddefinitions $end\n${values}\n`;
    const packed = gzipSync(text);
    const wave = await openWave(bufferSource(packed));
    expect((await changesOf(wave, 'a')).length).toBe(20_000);
    const cut = await openWave(bufferSource(packed.subarray(0, packed.length >> 1)));
    expect(cut.info.message).toMatch(/^gzip, byte \d+: cannot be unpacked: /);
    const some = await changesOf(cut, 'a');
    expect(some).toEqual(Array.from(some, (_, i) => `${i} ${i & 1}`));
    expect(some.length).toBeGreaterThan(5000);
  });
});
