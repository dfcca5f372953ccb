import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { openWaveFile } from '../src/node/fileSource.ts';
import { newFolder, toFst } from './dumps.ts';

const million = 1_000_000;

async function writeMillionScopes(file: string): Promise<void> {
  const out = createWriteStream(file);
  out.write('$timescale 1 ns $end\n');
  for (let i = 0; i < million; i++) {
    const more = out.write(`$scope module s${i} $end\n$var wire 1 ! v $end\n$upscope $end\n`);
    if (!more) await once(out, 'drain');
  }
  out.end('$enddefinitions $end\n#0\n1!\n#5\n0!\n');
  await finished(out);
}

test.each(['vcd', 'fst'])('a million scopes (%s)', { timeout: 600_000 }, async (format) => {
  const folder = newFolder();
  await writeMillionScopes(join(folder, 'a.vcd'));
  if (format === 'fst') toFst(folder, 'a.vcd', 'a.fst');
  const before = process.memoryUsage().rss;
  const { wave, close } = await openWaveFile(join(folder, `a.${format}`));
  expect(wave.info).toMatchObject({ scopes: million, variables: million });
  const { total, scopes } = wave.children(null, million - 2, 10);
  expect([total, scopes.map(({ name }) => name)]).toEqual([million, ['s999998', 's999999']]);
  expect(wave.lookup(['s777777.v'])[0]).toMatchObject({ signal: 0 });
  expect(await wave.values(['0'], 5)).toEqual(['0']);
  expect(process.memoryUsage().rss - before).toBeLessThan(600 << 20);
  await close();
});
