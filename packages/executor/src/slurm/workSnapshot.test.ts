import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runFolder } from '../runFolder.ts';
import { newRun, removeFolders, shellPlan } from '../../test/testing.ts';
import { noteWork, restoreWork } from './workSnapshot.ts';

afterAll(removeFolders);

async function noted(): Promise<{ folder: string; work: string; sources: string }> {
  const folder = await newRun(shellPlan('true'), { 'a.sv': 'module a;' });
  noteWork(folder);
  return { folder, ...runFolder(folder) };
}

test('what steps added goes, what was there stays', async () => {
  const { folder, work, sources } = await noted();
  mkdirSync(join(work, 'obj/deep'), { recursive: true });
  writeFileSync(join(work, 'obj/deep/x.o'), 'x');
  writeFileSync(join(sources, 'out.txt'), 'x');
  await restoreWork(folder);
  expect(existsSync(join(work, 'obj'))).toBe(false);
  expect(existsSync(join(sources, 'out.txt'))).toBe(false);
  expect(readFileSync(join(sources, 'a.sv'), 'utf8')).toBe('module a;');
});

test.each<[string, (file: string) => void]>([
  ['appended to', (file) => appendFileSync(file, 'x')],
  ['removed', (file) => rmSync(file)],
  [
    'rewritten with its old size and time',
    (file) => {
      writeFileSync(file, 'module b;');
      utimesSync(file, 1, 1);
    },
  ],
])('a source that a step has %s is named', async (_, change) => {
  const { folder, sources } = await noted();
  change(join(sources, 'a.sv'));
  await expect(restoreWork(folder)).rejects.toThrow('a step had changed src/a.sv');
});
