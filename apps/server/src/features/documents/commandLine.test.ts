import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOCUMENT_SAMPLES, changed } from '../../../test/documentSamples.ts';
import { KINDS } from './kinds.ts';

const PROGRAM = join(import.meta.dirname, '../../../../../programs/netloom.mjs');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'netloom-kinds-'));
  for (const side of ['before', 'after']) mkdirSync(join(folder, side));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What git's checks do on the server, people do with the command line: no import leads from one to the other. */
it.each(KINDS.map(({ kind }) => kind))('the command line knows $id too', ({ id, suffix }) => {
  const { path, text, mine, pointer } = DOCUMENT_SAMPLES.find((sample) => sample.id === id)!;
  const name = basename(path);
  writeFileSync(join(folder, 'before', name), text);
  writeFileSync(join(folder, 'after', name), changed(text, mine));
  const args = [PROGRAM, 'diff', `before/${name}`, `after/${name}`, '--json'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect([status, stderr], suffix).toEqual([1, '']);
  expect(JSON.parse(stdout)).toMatchObject({ changes: [{ pointer: expect.stringContaining(pointer) }] });
});
