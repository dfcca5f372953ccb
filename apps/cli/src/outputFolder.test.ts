import {
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { netloomIn } from '../test/netloomIn.ts';
import { OutputFolder } from './outputFolder.ts';

const demo = join(import.meta.dirname, '../../../demo/demo.soc.json');
let folder: string;
let inside: string;
let outside: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'netloom-output-')));
  [inside, outside] = [join(folder, 'inside'), join(folder, 'outside')];
  await Promise.all([mkdir(inside), mkdir(outside)]);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('an output folder', () => {
  it('is made with the folders in it, and files are replaced whole', async () => {
    const output = new OutputFolder(join(inside, 'new'));
    output.write('a/b.txt', 'a longer text');
    expect(output.write('a/b.txt', 'short')).toBe(join(inside, 'new/a/b.txt'));
    expect(await readFile(join(inside, 'new/a/b.txt'), 'utf8')).toBe('short');
  });

  it('keeps a file that holds the same already, and no other', async () => {
    const output = new OutputFolder(inside);
    const [same, other] = ['same.txt', 'other.txt'].map((name) => join(inside, name));
    await Promise.all([writeFile(same!, 'content'), writeFile(other!, 'contents')]);
    await Promise.all([utimes(same!, 1000, 1000), utimes(other!, 1000, 1000)]);
    output.write('same.txt', 'content');
    output.write('other.txt', 'consents');
    expect((await stat(same!)).mtimeMs).toBe(1_000_000);
    expect((await stat(other!)).mtimeMs).toBeGreaterThan(1_000_000);
    expect(await readFile(other!, 'utf8')).toBe('consents');
  });

  it('is not left by a folder or a file that is a link', async () => {
    const output = new OutputFolder(inside);
    await writeFile(join(outside, 'kept.txt'), 'kept');
    await symlink(outside, join(inside, 'ip'));
    await symlink('../outside/kept.txt', join(inside, 'file.txt'));
    await symlink('../outside/none.txt', join(inside, 'none.txt'));
    for (const path of ['ip/a.txt', 'ip/deep/a.txt', 'file.txt', 'none.txt', '../outside/kept.txt'])
      expect(() => output.write(path, 'written')).toThrow('leads out');
    expect(await readdir(outside)).toEqual(['kept.txt']);
    expect(await readFile(join(outside, 'kept.txt'), 'utf8')).toBe('kept');
  });

  it('is written through links that stay in it, and may be a link itself', async () => {
    await mkdir(join(inside, 'real'));
    await symlink('real', join(inside, 'alias'));
    await symlink(inside, join(folder, 'here'));
    new OutputFolder(join(folder, 'here')).write('alias/a.txt', 'text');
    expect(await readFile(join(inside, 'real/a.txt'), 'utf8')).toBe('text');
  });
});

it('generating a SoC writes nothing through a linked folder of the library', async () => {
  await symlink(outside, join(inside, 'ip'));
  const { code, errors } = await netloomIn(folder, ['generate', demo, '--output', 'inside']);
  expect(code).toBe(1);
  expect(errors).toContain('a link leads out of inside');
  expect(await readdir(outside)).toEqual([]);
});
