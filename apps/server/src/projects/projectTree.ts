import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { writeFileAtomically } from '../data/atomicFile.ts';
import { notFound, warning } from '../http/problem.ts';
import { Mutex } from './mutex.ts';
import { readTreeList } from './treeList.ts';
import type { TreeList } from './treeList.ts';
import { listFolder, readEntry, walkFolder } from './treeListing.ts';
import type { TreeEntry } from './treeListing.ts';
import { resolveEntryPath, resolveTreePath } from './treePath.ts';

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
    const real = await Promise.all(paths.map((path) => resolveEntryPath(this.root, path, field)));
    const places = real.map((absolute) => relative(this.root, absolute));
    await this.user.requireWritable([...new Set([...paths, ...places])], field);
  }

  /** Tells that files have changed by other hands than this class's, such as git's. */
  touched(): void {
    this.user.touched();
  }

  /** Absolute path of what is at `path`, of a link itself. It may not be there. */
  entryPath(path: string, field: string): Promise<string> {
    return resolveEntryPath(this.root, path, field);
  }

  /** Absolute path of the file or folder that `path` leads to; '' is the root. */
  filePath(path: string, field: string): Promise<string> {
    return path === '' ? Promise.resolve(this.root) : resolveTreePath(this.root, path, field);
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

  /** Writes the file whole or not at all, making its folders; a link in the tree is followed. */
  async write(path: string, content: string | Uint8Array, field: string): Promise<void> {
    const absolute = await resolveTreePath(this.root, path, field);
    await this.user.requireWritable([path, relative(this.root, absolute)], field);
    const stats = await stat(absolute).catch(() => undefined);
    if (stats?.isDirectory()) throw warning(`${field}: ${path} is a folder`);
    await mkdir(dirname(absolute), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' || error.code === 'ENOTDIR')
        throw warning(`${field}: ${path} is below a file`);
      throw error;
    });
    await writeFileAtomically(absolute, content);
    this.touched();
  }

  async has(path: string, field: string): Promise<boolean> {
    const absolute = await resolveTreePath(this.root, path, field);
    return (await stat(absolute).catch(() => undefined)) !== undefined;
  }

  /** A file or a link; what is not there is removed already. */
  async remove(path: string, field: string): Promise<void> {
    await this.requireWritable([path], field);
    await rm(await this.entryPath(path, field), { force: true });
    this.touched();
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
    await resolveTreePath(this.root, path, field);
    const entry = await readEntry(this.root, path);
    if (entry === undefined) throw notFound(`${field}: there is no ${path}`);
    return entry;
  }

  /** Files that match a glob, by path; links that leave the tree are left out. */
  async findFiles(pattern: string): Promise<TreeEntry[]> {
    const paths = await this.find(pattern);
    const entries = await Promise.all(paths.map((path) => readEntry(this.root, path)));
    return entries.filter((entry) => entry?.stats.isFile() === true) as TreeEntry[];
  }

  /** Paths of the files that match a glob such as `**\/ip.json`, in order. */
  async find(pattern: string): Promise<string[]> {
    const options = { cwd: this.root, exclude: isGit, withFileTypes: true } as const;
    const found: string[] = [];
    for await (const entry of glob(pattern, options)) {
      if (!entry.isDirectory()) found.push(relative(this.root, join(entry.parentPath, entry.name)));
    }
    return found.sort();
  }
}

function isGit({ name }: { name: string }): boolean {
  return name === '.git';
}
