import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openWaveFile } from '../src/node/fileSource.ts';
import { differences } from './compare.ts';
import { readReference } from './vcdReference.ts';

const folder = join(import.meta.dirname, '../../../../shared/data/waves');
const samples = existsSync(folder) ? globSync('*/*.vcd', { cwd: folder }).sort() : [];

describe.skipIf(samples.length === 0)(
  'sample dumps of many simulators (skipped where ../shared/data/waves is absent)',
  () => {
    test.each(samples)('%s: value for value', async (name) => {
      const text = readFileSync(join(folder, name), 'latin1');
      const { wave, close } = await openWaveFile(join(folder, name));
      expect(wave.info).toMatchObject({ complete: true, message: '' });
      expect(await differences(wave, readReference(text))).toEqual([]);
      await close();
    });
  },
);
