import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bufferSource, openWave, WaveError } from '../src/index.ts';
import { flipped, randomNumbers, readDamaged, readSample, samples, Truth } from './damage.ts';
import { ghdlDumps, icarusDump, icarusTwins, repack } from './dumps.ts';

const small = samples.filter((name) => readSample(name).length < 5000);
/** The whole share is in damage.deep.test.ts. */
const cuts = 8;
const flips = 15;

const made: Record<string, () => string> = {
  'FST of Icarus': icarusDump,
  'FST packed by FastLZ': () => repack(icarusDump(), '-F'),
  'FST packed by zlib': () => repack(icarusDump(), '-Z'),
  'FST packed as a whole': () => repack(icarusDump(), '-c'),
  'VCD of Icarus': () => icarusTwins().vcd,
  'GHW of GHDL': () => ghdlDumps().ghw,
};

async function check(whole: Uint8Array): Promise<void> {
  const truth = await Truth.of(whole);
  const random = randomNumbers(whole.length);
  for (let i = 0; i < cuts; i++) {
    const length = random(whole.length);
    expect([length, await truth.liesOfCut(length)]).toEqual([length, []]);
  }
  for (let i = 0; i < flips; i++) await readDamaged(flipped(whole, random), 100);
}

describe('damaged dumps', () => {
  test.each(Object.keys(made))('%s: cut anywhere, any byte changed', async (name) => {
    await check(readFileSync(made[name]!()));
  });

  test.skipIf(small.length === 0)('small samples: cut anywhere, any byte changed', async () => {
    for (const name of small) await check(readSample(name));
  });

  test('what is no dump is refused', async () => {
    await expect(openWave(bufferSource(new Uint8Array(0)))).rejects.toThrow('is empty');
    await expect(openWave(bufferSource(new TextEncoder().encode('hello, world')))).rejects.toThrow(WaveError);
  });
});
