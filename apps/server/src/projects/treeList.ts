import { dirname } from 'node:path/posix';
import { readSourceList } from '@netloom/hdl/core';
import type { FileList } from '@netloom/hdl';

/** Where a list and what it names are looked for; paths are seen from the root. */
export interface ListedFiles {
  /** Undefined where there is no text. */
  readText(path: string): Promise<string | undefined>;
  has(path: string): Promise<boolean>;
}

/** A file list with its paths seen from the root. */
export interface TreeList extends FileList {
  /** The list counts its paths from its own folder, not from the root. */
  fromOwnFolder: boolean;
}

/**
 * Reads a file list, or a core file as one. Generated lists name files from the root, many written by hand from their own folder: a list is
 * taken as it finds its first source.
 */
export async function readTreeList(path: string, files: ListedFiles): Promise<TreeList> {
  const fromRoot = await readFrom('', path, files);
  if (await hasFirst(fromRoot, files)) return { ...fromRoot, fromOwnFolder: false };
  const fromFolder = await readFrom(dirname(path), path, files);
  const fromOwnFolder = await hasFirst(fromFolder, files);
  return { ...(fromOwnFolder ? fromFolder : fromRoot), fromOwnFolder };
}

async function hasFirst({ files: [first] }: FileList, { has }: ListedFiles): Promise<boolean> {
  return first !== undefined && (await has(first));
}

/** The reader asks for nested lists at once: it is called again until it has asked for nothing new. */
async function readFrom(folder: string, path: string, { readText }: ListedFiles): Promise<FileList> {
  const texts = new Map([[path, await readText(path)]]);
  for (;;) {
    const asked = new Set<string>();
    const textOf = (name: string) => {
      if (!texts.has(name)) asked.add(name);
      return texts.get(name);
    };
    const list = readSourceList(path, textOf, folder);
    if (asked.size === 0) return list;
    for (const name of asked) texts.set(name, await readText(name));
  }
}
