import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openWaveFile } from '../src/node/fileSource.ts';
import { differences } from './compare.ts';
import { toVcd } from './dumps.ts';
import { readReference } from './vcdReference.ts';

const folder = join(import.meta.dirname, '../../../../shared/data/waves');
const dumps = existsSync(folder) ? globSync('*/*.fst', { cwd: folder }).sort() : [];
const twins = dumps.filter((name) => existsSync(twinOf(name)));

function twinOf(name: string): string {
  return join(folder, name.replace(/(\.vcd)?\.fst$/, '.vcd'));
}

describe.skipIf(dumps.length === 0)(
  'FST dumps of many simulators (skipped where ../shared/data/waves is absent)',
  () => {
    test.each(dumps)('%s: every value equals fst2vcd', async (name) => {
      const { wave, close } = await openWaveFile(join(folder, name));
      const reference = readReference(toVcd(join(folder, name)));
      expect(await differences(wave, reference)).toEqual([]);
      expect(wave.info).toMatchObject({ complete: true, variables: reference.length });
      await close();
    });

    test.each(twins)('%s: every value equals the VCD beside it', async (name) => {
      const { wave, close } = await openWaveFile(join(folder, name));
      expect(await differences(wave, readReference(readFileSync(twinOf(name), 'latin1')))).toEqual([]);
      await close();
    });
  },
);
