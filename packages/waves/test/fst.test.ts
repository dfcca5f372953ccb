import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bufferSource, openWave } from '../src/index.ts';
import { openWaveFile } from '../src/node/fileSource.ts';
import { allVariables, differences } from './compare.ts';
import { icarusDump, repack, toVcd, unfinishedDump, verilatorDump } from './dumps.ts';
import { readReference } from './vcdReference.ts';

async function checkAgainstFst2vcd(dump: string) {
  const { wave, close } = await openWaveFile(dump);
  const reference = readReference(toVcd(dump));
  expect(await differences(wave, reference)).toEqual([]);
  expect(wave.info.variables).toBe(reference.length);
  await close();
  return wave;
}

describe('dumps of Icarus', () => {
  test('every value of three blocks equals fst2vcd', async () => {
    const wave = await checkAgainstFst2vcd(icarusDump());
    expect(wave.info).toMatchObject({ timescale: -12, start: 0, end: 3600000, complete: true });
    expect(wave.info.blackouts).toEqual([{ from: 2000000, to: 2100000 }]);
  });

  test.each(['-4', '-F', '-Z', '-c'])('packed with vcd2fst %s', async (option) => {
    await checkAgainstFst2vcd(repack(icarusDump(), option));
  });

  test('an unfinished dump shows its complete blocks, named by the .hier file', async () => {
    const dump = await unfinishedDump();
    const { wave, close } = await openWaveFile(dump);
    expect(wave.info.complete).toBe(false);
    expect(wave.info.message).not.toBe('');
    expect(wave.info.end).toBe(3095000);
    const clock = allVariables(wave).find(({ path }) => path === 'bench.clk')!;
    expect((await wave.values([`${clock.signal}`], 4999))[0]).toBe('0');
    expect((await wave.values([`${clock.signal}`], 5000))[0]).toBe('1');
    expect(await wave.edge(`${clock.signal}`, 3000000, 'next')).toBe(3005000);
    const level = allVariables(wave).find(({ name }) => name === 'level')!;
    expect(Number((await wave.values([`${level.signal}`], 1000000))[0])).toBeCloseTo(10, 9);
    await close();
    await expect(openWave(bufferSource(readFileSync(dump)))).rejects.toThrow(/hierarchy.*\.hier/);
  });
});

test('a dump of Verilator equals fst2vcd', { timeout: 300_000 }, async () => {
  const wave = await checkAgainstFst2vcd(verilatorDump());
  const { total, variables } = wave.search('stage0.out', 10);
  expect([total, variables[0]!.path, variables[0]!.range]).toEqual([1, 'TOP.counter.stage0.out', '[15:0]']);
  const aliased = wave.search('counter.next', 10).variables[0]!;
  expect(aliased.signal).toBe(variables[0]!.signal);
  const state = wave.search('state', 10).variables[0]!;
  expect(state.literals).toEqual({ '00': 'IDLE', '01': 'BUSY', '10': 'DONE' });
});
