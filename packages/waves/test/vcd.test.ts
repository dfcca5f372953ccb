import { describe, expect, test } from 'vitest';
import { bufferSource, openWave, WaveError } from '../src/index.ts';
import { openWaveFile } from '../src/node/fileSource.ts';
import { allVariables, differences } from './compare.ts';
import { icarusDump, missing, toVcd } from './dumps.ts';
import { readReference } from './vcdReference.ts';

const open = (text: string) => openWave(bufferSource(new TextEncoder().encode(text)));

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
#510 $dumpoff
#520 $dumpon
bZ {2
1e
`;

describe('VCD', () => {
  test('names, times and shortened vectors', async () => {
    const wave = await open(example);
    expect(wave.info).toMatchObject({ timescale: -8, start: 500, end: 520, scopes: 2, variables: 6 });
    expect(wave.info.blackouts).toEqual([{ from: 510, to: 520 }]);
    const signalOf = (name: string) =>
      `${allVariables(wave).find((variable) => variable.name === name)!.signal}`;
    const at = async (name: string, time: number) => (await wave.values([signalOf(name)], time))[0];
    expect(await at('accumulator', 500)).toBe('x'.repeat(32));
    expect(await at('accumulator', 505)).toBe('0'.repeat(32));
    expect(await at('index', 519)).toBe('1'.padStart(32, '0'));
    expect(await at('index', 520)).toBe('z'.repeat(32));
    expect(await at('three', 500)).toBe('010');
    expect(await at('three', 505)).toBe('xx1');
    expect(await at('level', 510)).toBe('0.5');
    expect(await at('note', 510)).toBe('up here');
    expect(await at('three', 499)).toBeNull();
    expect(await wave.edge(signalOf('done'), 505, 'next')).toBe(520);
    expect(wave.search('t1.acc', 5).variables[0]!.path).toBe('top.t1.accumulator');
  });

  test.skipIf(missing('iverilog', 'fst2vcd').length > 0)('the text of a dump gives the dump', async () => {
    const dump = icarusDump();
    const text = toVcd(dump);
    const fromText = await open(text);
    expect(await differences(fromText, readReference(text))).toEqual([]);
    const { wave, close } = await openWaveFile(dump);
    const signals = (file: typeof wave) => allVariables(file).map(({ path, width }) => `${path} ${width}`);
    expect(signals(fromText)).toEqual(signals(wave));
    await close();
  });

  test.each([
    ['hello, world', 'neither FST nor VCD'],
    ['$date now $end hello', '"hello" outside of a declaration'],
    ['$scope module top $end', 'before $enddefinitions'],
    ['$timescale 3 ns $end $enddefinitions $end', 'unknown timescale "3ns"'],
    ['$var wire 8 $end $enddefinitions $end', 'broken variable "wire 8"'],
    ['$enddefinitions $end #0 1!', 'undeclared identifier code "!" (after time 0)'],
    ['$var wire 1 ! a $end $enddefinitions $end #9 1! #3', 'time goes back to 3'],
    ['$var wire 1 ! a $end $enddefinitions $end #0 q!', '"q!" is no value change'],
    ['$var wire 1 ! a $end $enddefinitions $end #ten', '"#ten" is no time'],
    ['$var real 64 ! a $end $enddefinitions $end #1 1!', 'the bit value "1" for a real'],
  ])('refuses %j', async (text, reason) => {
    await expect(open(text)).rejects.toThrow(WaveError);
    await expect(open(text)).rejects.toThrow(reason);
  });

  test('cut anywhere it shows what it has, or says what is missing', async () => {
    for (let length = 1; length < example.length; length++) {
      const outcome = await open(example.slice(0, length)).catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(WaveError);
    }
  });
});
