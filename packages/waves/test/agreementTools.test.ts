import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openWaveFile } from '../src/node/fileSource.ts';
import { allVariables, differences, stepsOf } from './compare.ts';
import { ghdlDumps, icarusTwins, toVcd } from './dumps.ts';
import { readReference } from './vcdReference.ts';

/** What a VCD cannot hold, and the plain signal of the same value beside it (kinds.vhd). */
const mirrors: [string, string][] = [
  ['pair.valid', 'pair_valid'],
  ['pair.count', 'pair_count'],
  ['pair.data', 'pair_data'],
  ['pairs.pairs(1).count', 'pairs_count'],
  ['pairs.pairs(0).data', 'pairs_data'],
  ['matrix.matrix(1,2)', 'matrix_entry'],
  ['words.words(2)', 'words_last'],
  ['load', 'load_pf'],
  ['delay', 'delay_fs'],
  ['state', 'state_place'],
  ['free.data', 'free_data'],
  ['free.flag', 'free_flag'],
];

/** Bits without leading zeros, so that numbers of different widths can be compared. */
const shortened = (value: string) => value.replace(/^0+(?=[01])/, '');

describe('one run of GHDL in three formats', () => {
  test('GHW: what the VCD has, value for value; records, arrays and physical types as the signals beside them', async () => {
    const dumps = ghdlDumps();
    const reference = readReference(readFileSync(dumps.vcd, 'latin1'));
    const { wave, close } = await openWaveFile(dumps.ghw);
    expect(wave.info).toMatchObject({ timescale: -15, start: 0, end: 2_000_000_000, complete: true });
    expect(await differences(wave, reference)).toEqual([]);
    for (const [path, mirror] of mirrors) {
      const [variable] = wave.lookup([`kinds.${path}`]);
      const ours = await stepsOf(wave, variable!.signal);
      const theirs = reference.find((signal) => signal.path === `kinds.${mirror}`)!.steps;
      // What is copied follows a delta later, in the same time.
      expect([path, ours.map(([time, value]) => [time, shortened(value)])]).toEqual([
        path,
        theirs.map(([time, value]) => [time, shortened(value)]),
      ]);
    }
    await close();
  });

  test('GHW: names of values, texts and types', async () => {
    const dumps = ghdlDumps();
    const { wave, close } = await openWaveFile(dumps.ghw);
    const { wave: fst, close: closeFst } = await openWaveFile(dumps.fst);
    const named = async (path: string) => {
      const [variable] = wave.lookup([path]);
      const steps = await stepsOf(wave, variable!.signal);
      return steps.map(([time, value]) => [time, variable!.literals?.[value] ?? value]);
    };
    const texts = async (path: string) => stepsOf(fst, fst.lookup([path])[0]!.signal);
    expect(await named('kinds.state')).toEqual(await texts('state'));
    expect((await named('kinds.letter')).slice(0, 50)).toEqual((await texts('letter')).slice(0, 50));
    expect((await named('kinds.note')).slice(0, 3)).toEqual([
      [0, 'hello'],
      [5_000_000, 'ellob'],
      [15_000_000, 'llobc'],
    ]);
    const [state, port, wide] = wave.lookup(['kinds.state', 'kinds.first.d', 'kinds.wide']);
    expect(state).toMatchObject({ type: 'state_t', kind: 'enum', width: 2 });
    expect(port).toMatchObject({ direction: 'input', range: '[69:0]', width: 70 });
    expect(wide).toMatchObject({ range: '[69:0]', value: 'bits' });
    expect(wave.lookup(['kinds.first.q'])[0]!.signal).toBe(wave.lookup(['kinds.part'])[0]!.signal);
    await close();
    await closeFst();
  });

  test('FST: every value equals fst2vcd', async () => {
    const { fst } = ghdlDumps();
    const { wave, close } = await openWaveFile(fst);
    expect(await differences(wave, readReference(toVcd(fst)))).toEqual([]);
    await close();
  });
});

test('one program of Icarus as FST and VCD', async () => {
  const { fst, vcd } = icarusTwins();
  const reference = readReference(readFileSync(vcd, 'latin1'));
  for (const dump of [fst, vcd]) {
    const { wave, close } = await openWaveFile(dump);
    expect(allVariables(wave)).toHaveLength(reference.length);
    expect(await differences(wave, reference)).toEqual([]);
    await close();
  }
});
