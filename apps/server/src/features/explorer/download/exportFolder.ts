import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { notFound, warning } from '../../../http/refuse.ts';

const DAY = 86_400_000;
const FILES = 20;
const BYTES = 4 * 1024 ** 3;

/** Files that the server made for one user, to be fetched within a day. */
export class ExportFolder {
  private readonly exports: string;
  private readonly folder: string;

  /** `exports` holds the folders of all users. */
  constructor(exports: string, userId: number) {
    this.exports = exports;
    this.folder = join(exports, String(userId));
  }

  /** Keeps what a stream gives under a name like the one given. @throws a 601 when too much waits to be fetched. */
  async keep(content: Readable, name: string): Promise<{ fileName: string; fileSize: number }> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await dropOld(this.exports);
    await this.requireRoom();
    const fileName = `${randomUUID().slice(0, 8)}-${name}`;
    const file = this.file(fileName);
    try {
      await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    return { fileName, fileSize: (await stat(file)).size };
  }

  /** Absolute path of a kept file. @throws a 404 for any other name. */
  async find(fileName: string): Promise<string> {
    const names = await readdir(this.folder).catch((): string[] => []);
    if (!names.includes(fileName))
      throw notFound('no-export', { field: 'fileName', values: { name: fileName } });
    return this.file(fileName);
  }

  async drop(fileName: string): Promise<void> {
    await rm(await this.find(fileName), { force: true });
  }

  private async requireRoom(): Promise<void> {
    const names = await readdir(this.folder);
    const sizes = await Promise.all(names.map(async (name) => (await stat(this.file(name))).size));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    if (names.length < FILES && bytes < BYTES) return;
    throw warning('too-many-exports', { field: 'filePaths', values: { count: names.length } });
  }

  private file(name: string): string {
    return join(this.folder, name);
  }
}

/** Of all users: what nobody fetched within its day. */
async function dropOld(exports: string): Promise<void> {
  for (const user of await readdir(exports)) {
    for (const name of await readdir(join(exports, user))) {
      const file = join(exports, user, name);
      const { mtimeMs = Date.now() } = (await stat(file).catch(() => undefined)) ?? {};
      if (Date.now() - mtimeMs > DAY) await rm(file, { force: true });
    }
  }
}
