import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exchange } from '../../test/exchange.ts';
import { diskUse } from '../runner/diskUse.ts';
import {
  descend,
  filesBeneath,
  openBeneath,
  removeFolder,
  statBeneath,
  UnsafePath,
  walkBeneath,
} from './index.ts';

const MINE = 'mine';
const FOREIGN = 'of another project';
let top: string;
let root: string;
let stop: (() => Promise<void>) | undefined;
beforeEach(async () => {
  top = await realpath(await mkdtemp(join(tmpdir(), 'netloom-beneath-')));
  root = join(top, 'run/work');
  await mkdir(join(root, 'out/deep'), { recursive: true });
  await mkdir(join(top, 'other/deep'), { recursive: true });
  await writeFile(join(root, 'out/deep/dump'), MINE);
  await writeFile(join(top, 'other/deep/dump'), FOREIGN);
  await symlink(join(top, 'other'), join(root, 'link'));
  stop = undefined;
});
afterEach(async () => {
  await stop?.();
  await rm(top, { recursive: true, force: true });
});

const attack = async () => (stop = await exchange(join(root, 'out'), join(root, 'link')));
const read = async (path: string, rules = {}) => {
  const file = await openBeneath(root, path, rules);
  return file?.readFile('utf8').finally(() => file.close());
};

/** What was told, each once, until all of `wanted` was. */
async function told(look: () => Promise<unknown>, wanted: unknown[]): Promise<Set<unknown>> {
  const found = new Set<unknown>();
  for (let tries = 0; tries < 20_000 && !wanted.every((each) => found.has(each)); tries += 1)
    found.add(await look().catch((error: unknown) => (error as UnsafePath).why ?? error));
  return found;
}

describe('while a folder is exchanged for a link out of the run in a tight loop', () => {
  it('a path alone reads what is of others', async () => {
    await attack();
    const found = await told(() => readFile(join(root, 'out/deep/dump'), 'utf8'), [MINE, FOREIGN]);
    expect(found).toEqual(new Set([MINE, FOREIGN]));
  });

  it.each([[{}, 'link'] as const, [{ links: true }, 'leaves'] as const])(
    'no byte of others is read with %o',
    async (rules, why) => {
      await attack();
      expect(await told(() => read('out/deep/dump', rules), [MINE, why])).toEqual(new Set([MINE, why]));
      for (let tries = 0; tries < 2000; tries += 1)
        expect([MINE, why]).toContain(await read('out/deep/dump', rules).catch((error) => error.why));
    },
  );

  it('nothing is written there', async () => {
    await attack();
    let number = 0;
    const write = () =>
      descend(root, `out/new/${number++}`, {}, async (descent) => {
        descent.makeFolders();
        await writeFile(descent.entry, MINE);
      });
    expect(await told(write, [undefined, 'link'])).toEqual(new Set([undefined, 'link']));
    for (let tries = 0; tries < 1000; tries += 1) await write().catch(() => undefined);
    expect(existsSync(join(top, 'other/new'))).toBe(false);
  });

  it('a walk tells nothing of it', async () => {
    await writeFile(join(top, 'other/deep/large'), Buffer.alloc(4 << 20, 1));
    await attack();
    for (let tries = 0; tries < 500; tries += 1) {
      expect([...walkBeneath(root)].map(({ path }) => path).join()).not.toContain('large');
      expect(diskUse(root, Infinity)).toBeLessThan(4 << 20);
    }
  });

  it('a list of files tells nothing of it', async () => {
    await writeFile(join(top, 'other/large'), '');
    await attack();
    for (let tries = 0; tries < 3000; tries += 1)
      expect((await filesBeneath(root, () => true)).join()).not.toContain('large');
  });

  it('nothing of it is removed', async () => {
    for (let tries = 0; tries < 60; tries += 1) {
      const folder = join(top, 'going', String(tries));
      await mkdir(join(folder, 'out/deep/deeper'), { recursive: true });
      await symlink(join(top, 'other'), join(folder, 'link'));
      if (tries % 15 === 0) {
        await stop?.();
        stop = await exchange(join(folder, 'out'), join(folder, 'link'));
      }
      await removeFolder(folder);
      expect(existsSync(folder)).toBe(false);
    }
    expect(await readFile(join(top, 'other/deep/dump'), 'utf8')).toBe(FOREIGN);
  });
});

describe('beneath a folder', () => {
  it('links are followed as long as they stay', async () => {
    await symlink('out/deep', join(root, 'short'));
    await symlink(`${root}/short/../deep/dump`, join(root, 'whole'));
    await symlink('nothing', join(root, 'nowhere'));
    await symlink('round', join(root, 'round'));
    const links = { links: true };
    expect(await read('short/dump', links)).toBe(MINE);
    expect(await read('whole', links)).toBe(MINE);
    expect(await read('link/deep/dump', links).catch((error) => error.why)).toBe('leaves');
    expect(await read('../work/out/deep/dump').catch((error) => error.why)).toBe('leaves');
    expect(await read('nowhere', links).catch((error) => error.why)).toBe('nowhere');
    expect(await read('round', links).catch((error) => error.why)).toBe('nowhere');
    expect(() => statBeneath(root, 'whole')).toThrow(UnsafePath);
  });

  it('files are listed without what is not to be shown, and links as what they are', async () => {
    await mkdir(join(root, '.hidden'));
    await writeFile(join(root, '.hidden/one'), '');
    await writeFile(join(root, 'out/.two'), '');
    const found = await filesBeneath(root, (name) => !name.startsWith('.'));
    expect(found.toSorted()).toEqual(['link', 'out/deep/dump']);
    expect(await filesBeneath(join(root, 'none'), () => true)).toEqual([]);
  });

  it('what is no file is not opened, and what is not there is nothing', async () => {
    expect(await read('out')).toBeUndefined();
    expect(await read('out/deep/dump/below')).toBeUndefined();
    expect(await read('out/none')).toBeUndefined();
    expect(statBeneath(root, 'out/deep')?.isDirectory()).toBe(true);
  });

  it('names that are no UTF-8 count and go', async () => {
    const odd = Buffer.concat([Buffer.from(`${root}/out/`), Buffer.from([0xff, 0xfe])]);
    await mkdir(odd);
    await writeFile(Buffer.concat([odd, Buffer.from('/large')]), Buffer.alloc(1 << 20, 1));
    expect(diskUse(root, Infinity)).toBeGreaterThan(1 << 20);
    await removeFolder(root);
    expect(existsSync(root)).toBe(false);
    expect(await readFile(join(top, 'other/deep/dump'), 'utf8')).toBe(FOREIGN);
  });

  it('folders that their owner has shut go', async () => {
    const script = `
      import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
      import { removeFolder } from ${JSON.stringify(new URL('./removeFolder.ts', import.meta.url).href)};
      if (process.getuid() === 0) process.setuid(65534);
      mkdirSync('shut/inner', { recursive: true });
      writeFileSync('shut/inner/file', '');
      chmodSync('shut/inner', 0);
      chmodSync('shut', 0);
      await removeFolder('shut');`;
    for (const each of [top, join(top, 'run'), root]) await chmod(each, 0o777);
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
    expect(existsSync(join(root, 'shut'))).toBe(false);
  });
});
