import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from './dataFolder.ts';
import { lockDataFolder } from './folderLock.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'netloom-data-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('refuses a second owner and names the first', async () => {
    const lock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(`is in use by process ${process.pid} on `);
    await lock.release();
    await (await lockDataFolder(folder)).release();
  });

  it('ends with a process that is killed', async () => {
    const program = `import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'folderLock.ts'))};
      await lockDataFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(other.stdout, 'data');
    await expect(lockDataFolder(folder)).rejects.toThrow(`process ${other.pid}`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    await expect.poll(() => lockDataFolder(folder).then((lock) => lock.release())).toBeUndefined();
  });
});

describe('the data folder', () => {
  it('keeps its version and refuses another', async () => {
    await openDataFolder(folder);
    expect(await readFile(join(folder, 'version'), 'utf8')).toBe('1\n');
    await openDataFolder(folder);
    await writeFile(join(folder, 'version'), '2\n');
    await expect(openDataFolder(folder)).rejects.toThrow('has version 2; this program reads version 1');
  });

  it('is closed to other users', async () => {
    const made = join(folder, 'made');
    await (await lockDataFolder(made)).release();
    const { runs, projects } = await openDataFolder(made);
    for (const path of [made, runs, projects]) expect((await stat(path)).mode & 0o077).toBe(0);
  });
});

describe('an atomic write', () => {
  const writer = (path: string) => `
    import { writeFileAtomically } from ${JSON.stringify(join(import.meta.dirname, 'atomicFile.ts'))};
    const texts = ['a', 'b'].map((letter) => letter.repeat(4_000_000));
    console.log('writing');
    for (let turn = 0; ; turn += 1) await writeFileAtomically(${JSON.stringify(path)}, texts[turn % 2]);`;

  it('leaves the old or the new file whole when the process is killed in its middle', async () => {
    const path = join(folder, 'file');
    for (const milliseconds of [5, 23, 41, 60, 77]) {
      const other = spawn(process.execPath, ['--input-type=module', '-e', writer(path)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(other.stdout, 'data');
      await expect.poll(() => readdir(folder)).toContain('file');
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      other.kill('SIGKILL');
      await once(other, 'exit');
      const text = await readFile(path, 'utf8');
      expect(text.length).toBe(4_000_000);
      expect(text).toBe(text[0]!.repeat(4_000_000));
    }
  });

  it('on a full disk leaves the old file and no other, and says ENOSPC', async () => {
    const program = `
      import { readFile, readdir } from 'node:fs/promises';
      import { writeFileAtomically } from ${JSON.stringify(join(import.meta.dirname, 'atomicFile.ts'))};
      const path = ${JSON.stringify(join(folder, 'file'))};
      await writeFileAtomically(path, 'old');
      const code = await writeFileAtomically(path, 'n'.repeat(4_000_000)).catch((error) => error.code);
      console.log(JSON.stringify([code, await readFile(path, 'utf8'), await readdir(${JSON.stringify(folder)})]));`;
    const disk = `mount -t tmpfs -o size=1m none "$1" && exec "$2" --input-type=module -e "$3"`;
    const args = [
      '--user',
      '--map-root-user',
      '--mount',
      'sh',
      '-c',
      disk,
      'sh',
      folder,
      process.execPath,
      program,
    ];
    const { stdout } = await promisify(execFile)('unshare', args);
    expect(JSON.parse(stdout)).toEqual(['ENOSPC', 'old', ['file']]);
  });
});
