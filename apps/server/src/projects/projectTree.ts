import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { constants, lstat, open, readdir, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { matchesGlob } from 'node:path';
import { filesBeneath } from '@netloom/executor/beneath';
import { writeFileAtomically } from '../data/atomicFile.ts';
import { notFound, warning } from '../http/refuse.ts';
import { Mutex } from './mutex.ts';
import { readTreeList } from './treeList.ts';
import type { TreeList } from './treeList.ts';
import { listFolder, readEntry, walkFolder } from './treeListing.ts';
import type { TreeEntry } from './treeListing.ts';
import { atEntry, inTree } from './treePath.ts';

const TEXT_LIMIT = 20_000_000;

/** SHA-256 in hex of a file's text: what a save says it started from. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Whose hands a tree is in. */
export interface TreeUser {
  /** @throws a 601 naming `field` when he may not change one of the paths. */
  requireWritable(paths: readonly string[], field: string): Promise<void>;
  /** Is told that files have changed. */
  touched(): void;
}

/** The server itself: it may change everything, and nobody looks. */
const server: TreeUser = { requireWritable: () => Promise.resolve(), touched: () => undefined };

/** Changes of one tree take turns, so that a check of what is stored holds until the write. */
const turns = new Mutex();

/**
 * The files of one member's working tree. Paths are relative to its root; each is checked, and `field` names it in
 * errors. Every change first asks whether its user may make it.
 */
export class ProjectTree {
  readonly root: string;
  private readonly user: TreeUser;

  /** `root` is a real path (no links). */
  constructor(root: string, user = server) {
    this.root = root;
    this.user = user;
  }

  exclusive<T>(work: () => Promise<T>): Promise<T> {
    return turns.run(this.root, work);
  }

  /** @throws a 601 naming `field` when its user may not change one of the paths, or what it leads to. */
  async requireWritable(paths: readonly string[], field: string): Promise<void> {
    const real = paths.map((path) => atEntry(this.root, path, field, (_entry, realPath) => realPath));
    const places = await Promise.all(real);
    await this.user.requireWritable([...new Set([...paths, ...places])], field);
  }

  /** Tells that files have changed by other hands than this class's, such as git's. */
  touched(): void {
    this.user.touched();
  }

  /**
   * Gives `work` where what is at `path` can be reached, or come, while it lasts, whatever its folder becomes meanwhile; a
   * link there is meant itself.
   */
  at<T>(path: string, field: string, work: (entry: string) => Promise<T> | T): Promise<T> {
    return atEntry(this.root, path, field, work);
  }

  /** What is at `path` ('' for the root), of a link what it leads to; undefined where nothing is. */
  stat(path: string, field: string): Promise<Stats | undefined> {
    return inTree(this.root, path, field, ({ missing, stats }) => (missing.length > 0 ? undefined : stats));
  }

  /** What is at `path`, of a link the link; undefined where nothing is. */
  lstat(path: string, field: string): Promise<Stats | undefined> {
    return this.at(path, field, (entry) => lstat(entry).catch(() => undefined));
  }

  /** Whether one entry would lie somewhere inside another, whatever links lead there. */
  async isWithin(path: string, other: string, field: string): Promise<boolean> {
    const real = (each: string) => atEntry(this.root, each, field, (_entry, realPath) => realPath);
    return (await real(path)).startsWith(`${await real(other)}/`);
  }

  /** Undefined when there is no such file. @throws a 601 for a folder. */
  open(path: string, field: string): Promise<FileHandle | undefined> {
    return inTree(this.root, path, field, ({ missing, stats, place }) => {
      if (missing.length > 0) return undefined;
      if (!stats.isFile()) throw warning('not-a-file', { field, values: { path } });
      return open(place, constants.O_RDONLY);
    });
  }

  /** Like `open`; more bytes than `limit` are a 601. */
  async readBytes(path: string, field: string, limit = Infinity): Promise<Buffer | undefined> {
    const file = await this.open(path, field);
    try {
      const { size = 0 } = (await file?.stat()) ?? {};
      if (size > limit) throw warning('file-too-large', { field, values: { path, size, limit } });
      return await file?.readFile();
    } finally {
      await file?.close();
    }
  }

  /** Like `readBytes`. @throws a 601 for a binary or a huge file also. */
  async readText(path: string, field: string): Promise<string | undefined> {
    const bytes = await this.readBytes(path, field, TEXT_LIMIT);
    if (bytes?.includes(0)) throw warning('binary-file', { field, values: { path } });
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
    if (text === undefined) throw notFound('no-file', { field, values: { path } });
    return text;
  }

  /** Writes the file whole or not at all, making its folders; a link in the tree is followed. */
  async write(path: string, content: string | Uint8Array, field: string): Promise<void> {
    await inTree(this.root, path, field, async (descent) => {
      await this.user.requireWritable([path, descent.path], field);
      const there = descent.missing.length === 0;
      if (there && descent.stats.isDirectory()) throw warning('is-a-folder', { field, values: { path } });
      if (!there && !descent.stats.isDirectory()) throw warning('below-a-file', { field, values: { path } });
      descent.makeFolders();
      await writeFileAtomically(descent.entry, content);
    });
    this.touched();
  }

  async has(path: string, field: string): Promise<boolean> {
    return (await this.stat(path, field)) !== undefined;
  }

  /** A file or a link; what is not there is removed already. */
  async remove(path: string, field: string): Promise<void> {
    await this.requireWritable([path], field);
    await this.at(path, field, (entry) => rm(entry, { force: true }));
    this.touched();
  }

  /** All names in a folder ('' for the root), shown or not; none where there is no such folder. */
  names(folder: string, field: string): Promise<string[]> {
    return inTree(this.root, folder, field, async ({ missing, place }) =>
      missing.length > 0 ? [] : readdir(place).catch(() => []),
    );
  }

  /** Entries of a folder (the root for ''), folders first, by name; links that leave the tree are left out. */
  list(folder: string, field: string): Promise<TreeEntry[]> {
    return listFolder(this.root, folder, field);
  }

  /** Everything below a folder, each folder before what is in it. */
  walk(folder: string, field: string): AsyncGenerator<TreeEntry> {
    return walkFolder(this.root, folder, field);
  }

  /** @throws a 404 when nothing is there. */
  async requireEntry(path: string, field: string): Promise<TreeEntry> {
    const stats = await this.stat(path, field);
    const entry = stats && (await readEntry(this.root, path));
    if (entry === undefined) throw notFound('no-such-name', { field, values: { name: path } });
    return entry;
  }

  /** Files that match a glob, by path; links that leave the tree are left out. */
  async findFiles(pattern: string): Promise<TreeEntry[]> {
    const paths = await this.find(pattern);
    const entries = await Promise.all(paths.map((path) => readEntry(this.root, path)));
    return entries.filter((entry) => entry?.stats.isFile() === true) as TreeEntry[];
  }

  /** Paths of the files that match a glob such as `**\/ip.json`, in order; nothing hidden, nothing behind a link to a folder. */
  async find(pattern: string): Promise<string[]> {
    const paths = await filesBeneath(this.root, (name) => !name.startsWith('.'));
    return paths.filter((path) => matchesGlob(path, pattern)).sort();
  }
}
