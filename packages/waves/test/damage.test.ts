import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bufferSource, openWave, WaveError } from '../src/index.ts';
import { allVariables } from './compare.ts';
import { icarusDump, missing, repack } from './dumps.ts';

const absent = missing('iverilog', 'fst2vcd', 'vcd2fst');

/** Reads all there is; true when it could be read, false when it was refused with a WaveError. */
async function readAll(bytes: Uint8Array): Promise<boolean> {
  try {
    const wave = await openWave(bufferSource(bytes));
    const { start, end } = wave.info;
    for (const { signal } of allVariables(wave)) {
      const [trace] = await wave.window({ signals: [`${signal}`], from: start, to: end, pixels: 500 });
      expect(trace!.times.length).toBeLessThanOrEqual(2000);
      await wave.edge(`${signal}`, end, 'previous');
    }
    return true;
  } catch (error) {
    if (!(error instanceof WaveError)) throw error;
    expect(error.message).toMatch(/^[\w .-]+(, byte \d+)?: /);
    return false;
  }
}

/** A small fixed generator (Park and Miller), so that a failure can be repeated. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

describe.skipIf(absent.length > 0)(`damaged dumps (missing: ${absent.join() || 'nothing'})`, () => {
  const packings = absent.length > 0 ? [] : ['plain', '-F', '-Z', '-c'];
  test.each(packings)('%s: cut anywhere', { timeout: 60_000 }, async (packing) => {
    const dump = icarusDump();
    const bytes = readFileSync(packing === 'plain' ? dump : repack(dump, packing));
    expect(await readAll(bytes)).toBe(true);
    for (let length = 0; length < bytes.length; length += 97) {
      expect(await readAll(bytes.subarray(0, length))).toBe(false);
    }
  });

  test.each(packings)('%s: any byte changed', { timeout: 60_000 }, async (packing) => {
    const dump = icarusDump();
    const whole = readFileSync(packing === 'plain' ? dump : repack(dump, packing));
    const random = randomNumbers(7);
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 400; round++) {
      const bytes = Uint8Array.from(whole);
      for (let flips = 1 + random(3); flips > 0; flips--) bytes[random(bytes.length)] = random(256);
      await readAll(bytes);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(300 << 20);
  });

  test('what is no dump is refused', async () => {
    await expect(openWave(bufferSource(new Uint8Array(0)))).rejects.toThrow('is empty');
    await expect(openWave(bufferSource(new TextEncoder().encode('hello, world')))).rejects.toThrow(WaveError);
  });
});
