import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bufferSource, openWave } from '../src/index.ts';
import { openWaveFile } from '../src/node/fileSource.ts';
import { differences } from './compare.ts';
import { newFolder, toFst } from './dumps.ts';
import { readReference } from './vcdReference.ts';

const wide = 100_000;
const longName = 'n'.repeat(10_000);

/** Names of 10 kB, a vector of 100,000 bits, scopes in scopes. */
function extremeText(depth: number): string {
  const scopes = Array.from({ length: depth }, (_, i) => `$scope module level${i} $end\n`).join('');
  const known = Array.from({ length: wide }, (_, i) => ((i * i) % 7) & 1).join('');
  const states = Array.from({ length: wide }, (_, i) => '01xz'[(i * i) % 5] ?? '0').join('');
  return [
    `$timescale 1 ns $end\n${scopes}`,
    `$var wire ${wide} ! wide $end\n$var wire 1 " ${longName} $end\n`,
    '$upscope $end\n'.repeat(depth),
    `$enddefinitions $end\n#0\nb${known} !\n1"\n#7\nb${states} !\n#9\nb0 !\n0"\n#10\n`,
  ].join('');
}

describe('extremes', () => {
  test.each(['vcd', 'fst'])(
    'a vector of 100,000 bits, a name of 10 kB, 2,000 nested scopes (%s)',
    async (format) => {
      const folder = newFolder();
      const text = extremeText(2000);
      writeFileSync(join(folder, 'a.vcd'), text);
      if (format === 'fst') toFst(folder, 'a.vcd', 'a.fst');
      const { wave, close } = await openWaveFile(join(folder, `a.${format}`));
      expect(wave.info).toMatchObject({ scopes: 2000, variables: 2, start: 0, complete: true });
      expect(await differences(wave, readReference(text))).toEqual([]);
      expect(wave.search(longName.slice(0, 500), 5).total).toBe(1);
      await close();
    },
  );

  test('a dump without length, and heads without a dump', async () => {
    for (const bytes of [[], [0], [254], [0x47], [0x1f], [0x24], [0, 0, 0, 0, 0, 0, 0, 1, 73]]) {
      await expect(openWave(bufferSource(Uint8Array.from(bytes)))).rejects.toThrow(
        /^[\w .-]+(, byte \d+)?: /,
      );
    }
  });
});
