import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { flipped, randomNumbers, readDamaged, readSample, samples, Truth } from './damage.ts';
import { ghdlDumps, icarusDump, icarusTwins, repack } from './dumps.ts';

const cuts = 200;
const flips = 1000;
const gigabyte = 1 << 30;
/** Signals read of a dump that is cut or changed; large dumps are read in part so that the suite ends. */
const signalsRead = 60;

const made: Record<string, () => string> = {
  'Icarus FST': icarusDump,
  'Icarus FST, LZ4': () => repack(icarusDump(), '-4'),
  'Icarus FST, FastLZ': () => repack(icarusDump(), '-F'),
  'Icarus FST, zlib': () => repack(icarusDump(), '-Z'),
  'Icarus FST, packed as a whole': () => repack(icarusDump(), '-c'),
  'Icarus VCD': () => icarusTwins().vcd,
  'GHDL GHW': () => ghdlDumps().ghw,
  'GHDL FST': () => ghdlDumps().fst,
  'GHDL VCD': () => ghdlDumps().vcd,
};
const names = [...samples, ...Object.keys(made)];
const bytesOf = (name: string) => (made[name] ? readFileSync(made[name]()) : readSample(name));

describe('damage to every dump', () => {
  test.each(names)(
    '%s: cut at 200 places it shows nothing but the truth',
    { timeout: 3_600_000 },
    async (name) => {
      const whole = bytesOf(name);
      const truth = await Truth.of(whole);
      const random = randomNumbers(11);
      for (let i = 0; i < cuts; i++) {
        const length = random(whole.length);
        expect([length, await truth.liesOfCut(length, signalsRead)]).toEqual([length, []]);
      }
    },
  );

  test.each(names)('%s: 1,000 times some bytes changed', { timeout: 3_600_000 }, async (name) => {
    const whole = bytesOf(name);
    const random = randomNumbers(13);
    const before = process.memoryUsage().rss;
    let most = 0;
    for (let i = 0; i < flips; i++) {
      await readDamaged(flipped(whole, random), signalsRead);
      most = Math.max(most, process.memoryUsage().rss - before);
    }
    expect(most).toBeLessThan(gigabyte);
  });
});
