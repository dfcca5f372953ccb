import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { regressRank } from './rank.ts';

const dat = (counts: readonly number[]) =>
  [
    '# SystemC::Coverage-3',
    ...counts.map((count, at) => `C '\u0001f\u0002a.sv\u0001l\u0002${at + 1}' ${count}`),
    '',
  ].join('\n');

it('says which files suffice, and writes them as one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-rank-'));
  const files = { few: [1, 0, 0, 0], more: [2, 3, 0, 0], other: [0, 0, 4, 0] };
  const paths = Object.entries(files).map(([name, counts]) => {
    writeFileSync(join(folder, name), dat(counts));
    return join(folder, name);
  });
  const output = join(folder, 'all.dat');
  const { result, text } = await regressRank(paths, output);
  expect(result).toMatchObject({ points: 3, bound: 2, others: [paths[0]] });
  expect(text).toContain('2 of 3 suffice; at least 2 are needed');
  expect(readFileSync(output, 'utf8')).toBe(dat([3, 3, 4, 0]));
  writeFileSync(paths[0]!, `${dat([1])}C 'cut`);
  await expect(regressRank(paths)).rejects.toThrow(/few: line 3 is no coverage point/);
  rmSync(folder, { recursive: true, force: true });
});
