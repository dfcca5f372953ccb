import { describe, expect, test } from 'vitest';
import type { WaveFile } from '../src/index.ts';
import { bufferSource, openWave, WaveError } from '../src/index.ts';
import { openWaveFile } from '../src/node/fileSource.ts';
import { allVariables, differences } from './compare.ts';
import { icarusDump, toVcd } from './dumps.ts';
import { changesOf, openText } from './vcdText.ts';
import { readReference } from './vcdReference.ts';

// The shape of IEEE 1800-2017, 21.7.2.4, with the values it gives for shortened vectors (table 21-11).
const example = `$date June 26, 1989 10:05:41 $end
$version VERILOG-SIMULATOR 1.0a $end
$timescale 10 ns $end
$scope module top $end
$scope task t1 $end
$var reg 32 (k accumulator [31:0] $end
$var integer 32 {2 index $end
$upscope $end
$var reg 3 !! three $end
$var real 64 r level $end
$var string 1 s note $end
$var event 1 e done $end
$upscope $end
$enddefinitions $end
$comment Note: $dumpvars was executed at time '#500' $end
#500
$dumpvars bx (k b1 {2 b10 !! r0.5 r sup\\040here s $end
#505
b0 (k
bX1 !!
1e
#510 $dumpoff $end
#520 $dumpon
bZ {2
1e $end
`;

describe('VCD', () => {
  test('names, times and shortened vectors', async () => {
    const wave = await openText(example);
    expect(wave.info).toMatchObject({ timescale: -8, start: 500, end: 520, scopes: 2, variables: 6 });
    expect(wave.info).toMatchObject({
      complete: true,
      message: '',
      indexed: 1,
      writer: 'VERILOG-SIMULATOR 1.0a',
    });
    expect(wave.info.blackouts).toEqual([{ from: 510, to: 520 }]);
    const signal = (name: string) =>
      String(allVariables(wave).find((variable) => variable.name === name)!.signal);
    const at = async (name: string, time: number) => (await wave.values([signal(name)], time))[0];
    expect(await at('accumulator', 500)).toBe('x'.repeat(32));
    expect(await at('accumulator', 505)).toBe('0'.repeat(32));
    expect(await at('index', 519)).toBe('1'.padStart(32, '0'));
    expect(await at('index', 520)).toBe('z'.repeat(32));
    expect(await at('three', 500)).toBe('010');
    expect(await at('three', 505)).toBe('xx1');
    expect(await at('level', 510)).toBe('0.5');
    expect(await at('note', 510)).toBe('up here');
    expect(await at('three', 499)).toBeNull();
    expect(await wave.edge(signal('done'), 505, 'next')).toBe(520);
  });

  test('the text of a dump gives the dump', async () => {
    const dump = icarusDump();
    const text = toVcd(dump);
    const fromText = await openText(text);
    expect(await differences(fromText, readReference(text))).toEqual([]);
    const { wave, close } = await openWaveFile(dump);
    const signals = (file: WaveFile) => allVariables(file).map(({ path, width }) => `${path} ${width}`);
    expect(signals(fromText)).toEqual(signals(wave));
    await close();
  });

  test.each([
    ['hello, world', 'neither FST nor GHW nor VCD'],
    [' hello, world', '"hello," outside of a declaration'],
    ['$scope module', 'byte 13: the file ends before $enddefinitions'],
  ])('refuses %j', async (text, reason) => {
    await expect(openText(text)).rejects.toThrow(WaveError);
    await expect(openText(text)).rejects.toThrow(reason);
  });

  const head = '$var wire 1 ! a $end $var wire 4 " b $end $var real 64 r r $end $enddefinitions $end\n';
  const at = head.length;
  test.each([
    ['#0 1! 1% #1 0!', `byte ${at + 6}, time 0: undeclared identifier code "%"`],
    ['#0 1! b01 #1 0!', `byte ${at + 6}, time 0: undeclared identifier code "#1"`],
    ['#0 1! q! #1 0!', `byte ${at + 6}, time 0: "q!" is no value change`],
    ['#0 1! b012 " #1 0!', `byte ${at + 6}, time 0: "b012" is no value change`],
    ['#0 1! #ten #1 0!', `byte ${at + 6}, time 0: "#ten" is no time`],
    ['#0 1! 1r #1 0!', `byte ${at + 6}, time 0: the value "1" for a variable of reals`],
    ['#0 1! r0.5 " #1 0!', `byte ${at + 6}, time 0: the value "r0.5" for a variable of bits`],
    ['#0 1! $scope module x $end #1 0!', `byte ${at + 6}, time 0: "$scope" among the value changes`],
    ['#0 1! #99999999999999999999 #1 0!', `byte ${at + 6}, time 0: "#99999999999999999999" is no time`],
    ['#0 1! q! q! #1 0!', `byte ${at + 6}, time 0: "q!" is no value change (and 1 more fault)`],
  ])('%j: says what is wrong and goes on', async (values, message) => {
    const wave = await openText(`${head}${values} `);
    expect(wave.info).toMatchObject({ complete: false, message, end: 1 });
    expect(await changesOf(wave, 'a')).toEqual(['0 1', '1 0']);
  });

  test('time that goes back: what comes then is shown where the dump was', async () => {
    const text = `${head}#5 1! #9 0! #3 b1 " 1! #9 0! #10 1! `;
    const wave = await openText(text);
    expect(wave.info.message).toBe(
      `byte ${at + 12}, time 9: time goes back to 3: what follows is shown at 9`,
    );
    expect(await changesOf(wave, 'a')).toEqual(['5 1', '9 0', '10 1']);
    expect(await changesOf(wave, 'b')).toEqual(['5 xxxx', '9 0001']);
  });

  test('values without $enddefinitions, declarations without $end, a broken variable', async () => {
    const wave = await openText('$var wire 1 ! a $var wire $end $scope module m $end #3 1! ');
    expect(await changesOf(wave, 'a')).toEqual(['3 1']);
    expect(wave.info.message).toBe('byte 0: $var without $end (and 2 more faults)');
  });
});

describe('VCD cut', () => {
  test.each([
    [' #1 0! #2 1!', ['0 x', '1 0', '2 1'], ''],
    [' #1 0! #2 1', ['0 x', '1 0'], 'in the middle of a word'],
    [' #1 0! #2', ['0 x', '1 0'], 'in the middle of a word'],
    [' #1 0! b01', ['0 x', '1 0'], 'in the middle of a word'],
    [' #1 0! #2 $dumpvars 1!', ['0 x', '1 0', '2 1'], 'inside $dumpvars'],
    [' #1 0! #2 $comment 1! ', ['0 x', '1 0'], 'inside $comment'],
  ])('%j', async (values, changes, where) => {
    const text = `$var wire 1 ! a $end $var wire 1 !! b $end $enddefinitions $end #0 x! ${values}`;
    // A word that may go on is not taken: `1!` could be `1!!`.
    const last = text.endsWith('1!') ? text.replaceAll('!!', '?') : text;
    const wave = await openText(last);
    expect(await changesOf(wave, 'a')).toEqual(changes);
    const time = /#2 /.test(values) ? 2 : 1;
    expect(wave.info.message).toBe(where && `ends ${where} at byte ${last.length}, time ${time}`);
    expect(wave.info.complete).toBe(where === '');
  });

  test('in the declarations: shows what is declared', async () => {
    const wave = await openText('$scope module top $end $var wire 1 ! a $end $var wire 1 ');
    expect(allVariables(wave).map(({ path }) => path)).toEqual(['top.a']);
    expect(wave.info.message).toBe('ends inside the declarations, before $enddefinitions, at byte 56');
  });

  test('anywhere: every value shown is one of the whole dump', async () => {
    const whole = await openText(example);
    for (let length = 1; length < example.length; length++) {
      const outcome = await openWave(bufferSource(new TextEncoder().encode(example.slice(0, length)))).catch(
        (error: unknown) => error,
      );
      if (outcome instanceof Error) {
        expect(outcome).toBeInstanceOf(WaveError);
        continue;
      }
      const cut = outcome as WaveFile;
      for (const { name } of allVariables(cut)) {
        const shown = (await changesOf(cut, name)).filter((change) => !/^0 |x+$|NaN$|^\d+ $/.test(change));
        const there = await changesOf(whole, name);
        expect(shown.filter((change) => !there.includes(change))).toEqual([]);
      }
    }
  });
});
