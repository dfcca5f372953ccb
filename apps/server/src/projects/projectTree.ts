import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { dirname } from 'node:path';
import { TEMPORARY_PREFIX, writeFileAtomically } from '../data/atomicFile.ts';
import { notFound, warning } from '../http/problem.ts';
import { Mutex } from './mutex.ts';
import { readTreeList } from './treeList.ts';
import type { TreeList } from './treeList.ts';
import { resolveTreePath } from './treePath.ts';

const TEXT_LIMIT = 20_000_000;

/** SHA-256 in hex of a file's text: what a save says it started from. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** One entry of a folder; `path` is in the tree. */
export interface TreeEntry {
  name: string;
  path: string;
  stats: Stats;
}

/** Changes of one tree take turns, so that a check of what is stored holds until the write. */
const turns = new Mutex();

/** The files of one member's working tree. Paths are relative to its root; each is checked, and `field` names it in errors. */
export class ProjectTree {
  readonly root: string;

  /** `root` is a real path (no links). */
  constructor(root: string) {
    this.root = root;
  }

  exclusive<T>(work: () => Promise<T>): Promise<T> {
    return turns.run(this.root, work);
  }

  /** Undefined when there is no such file. @throws a 601 for a folder. */
  async readBytes(path: string, field: string): Promise<Buffer | undefined> {
    const absolute = await resolveTreePath(this.root, path, field);
    const stats = await stat(absolute).catch(() => undefined);
    if (stats === undefined) return undefined;
    if (!stats.isFile()) throw warning(`${field}: ${path} is not a file`);
    return readFile(absolute);
  }

  /** Like `readBytes`. @throws a 601 for a binary or a huge file also. */
  async readText(path: string, field: string): Promise<string | undefined> {
    const absolute = await resolveTreePath(this.root, path, field);
    const { size = 0 } = (await stat(absolute).catch(() => undefined)) ?? {};
    if (size > TEXT_LIMIT) throw warning(`${field}: ${path} has ${size} bytes, the limit is ${TEXT_LIMIT}`);
    const bytes = await this.readBytes(path, field);
    if (bytes?.includes(0)) throw warning(`${field}: ${path} is a binary file`);
    return bytes?.toString('utf8');
  }

  /** A list of this tree; what it names and is no text of the tree counts as not there. */
  readList(path: string): Promise<TreeList> {
    return readTreeList(path, {
      readText: (name) => this.readText(name, 'path').catch(() => undefined),
      has: (name) => this.has(name, 'path').catch(() => false),
    });
  }

  async requireText(path: string, field: string): Promise<string> {
    const text = await this.readText(path, field);
    if (text === undefined) throw notFound(`${field}: there is no file ${path}`);
    return text;
  }

  /** Writes the file whole or not at all, making its folders. */
  async write(path: string, content: string | Uint8Array, field: string): Promise<void> {
    const absolute = await resolveTreePath(this.root, path, field);
    const stats = await stat(absolute).catch(() => undefined);
    if (stats?.isDirectory()) throw warning(`${field}: ${path} is a folder`);
    await mkdir(dirname(absolute), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' || error.code === 'ENOTDIR')
        throw warning(`${field}: ${path} is below a file`);
      throw error;
    });
    await writeFileAtomically(absolute, content);
  }

  async has(path: string, field: string): Promise<boolean> {
    const absolute = await resolveTreePath(this.root, path, field);
    return (await stat(absolute).catch(() => undefined)) !== undefined;
  }

  async remove(path: string, field: string): Promise<void> {
    await rm(await resolveTreePath(this.root, path, field), { force: true });
  }

  /** @throws a 601 when something is in the new place already. */
  async rename(from: string, to: string, field: string): Promise<void> {
    const target = await resolveTreePath(this.root, to, field);
    if (await stat(target).catch(() => undefined)) throw warning(`${field}: ${to} exists already`);
    await rename(await resolveTreePath(this.root, from, field), target);
  }

  /** Entries of a folder (the root for ''), folders first, by name; links that leave the tree are left out. */
  async list(folder: string, field: string): Promise<TreeEntry[]> {
    const absolute = folder === '' ? this.root : await resolveTreePath(this.root, folder, field);
    const names = await readdir(absolute).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw notFound(`${field}: there is no folder ${folder}`);
      if (error.code === 'ENOTDIR') throw warning(`${field}: ${folder} is not a folder`);
      throw error;
    });
    const entries = await Promise.all(names.filter(isShown).map((name) => this.entry(folder, name)));
    return entries.filter((entry) => entry !== undefined).sort(byKindAndName);
  }

  private async entry(folder: string, name: string): Promise<TreeEntry | undefined> {
    const path = folder === '' ? name : `${folder}/${name}`;
    const absolute = await resolveTreePath(this.root, path, 'path').catch(() => undefined);
    const stats = absolute === undefined ? undefined : await stat(absolute).catch(() => undefined);
    return stats && { name, path, stats };
  }

  /** Files that match a glob, by path; links that leave the tree are left out. */
  async findFiles(pattern: string): Promise<TreeEntry[]> {
    const entries = await Promise.all((await this.find(pattern)).map((path) => this.entry('', path)));
    return entries.filter((entry) => entry?.stats.isFile() === true) as TreeEntry[];
  }

  /** Paths of the files that match a glob such as `**\/ip.json`, in order. */
  async find(pattern: string): Promise<string[]> {
    const options = { cwd: this.root, exclude: (name: string) => name === '.git' };
    const found: string[] = [];
    for await (const path of glob(pattern, options)) found.push(path);
    return found.sort();
  }
}

function isShown(name: string): boolean {
  return name !== '.git' && !name.startsWith(TEMPORARY_PREFIX);
}

function byKindAndName(a: TreeEntry, b: TreeEntry): number {
  const folders = Number(b.stats.isDirectory()) - Number(a.stats.isDirectory());
  return folders || (a.name < b.name ? -1 : 1);
}
