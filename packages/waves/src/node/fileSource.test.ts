import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileSource } from './fileSource.ts';

const BYTES = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 31 + (at >> 8)) & 0xff));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-source-'));
  await writeFile(join(folder, 'bytes'), BYTES);
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['few bytes', 7, 9],
  ['as many as are read at once', 100, 1 << 16],
  ['one more', 100, (1 << 16) + 1],
  ['few at the end', 299_990, 9],
  ['few that go beyond it', 299_990, 100],
  ['many that go beyond it', 200_000, 200_000],
  ['none', 300_000, 10],
])('reads %s where they lie', async (_, offset, length) => {
  const source = await openFileSource(join(folder, 'bytes'));
  const read = await source.read(offset, length);
  await source.close();
  expect(Buffer.from(read).equals(BYTES.subarray(offset, offset + length))).toBe(true);
});
