import { readdir } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { IpDescriptor } from '@netloom/model';

/** A descriptor with the folder on this machine that holds it. */
export interface PlacedDescriptor {
  descriptor: IpDescriptor;
  source: string;
}

/**
 * Where sources outside the folders of their IPs stand in a generated project: below one folder, each once, laid out
 * as on this machine from the folder that they have in common, by whose name some sources include their neighbours.
 */
export class SharedSources {
  readonly #root: string;
  readonly #folder: string;

  constructor(ips: readonly PlacedDescriptor[], folder: string) {
    this.#folder = folder;
    const outside = ips.flatMap((ip) => [...outsideFiles(ip).map(dirname), ...outsideFolders(ip)]);
    this.#root = dirname(outside.reduce(commonFolder, outside[0] ?? ''));
  }

  /** The descriptor as it reads in its `folder` of the project. */
  moved({ descriptor, source }: PlacedDescriptor, folder: string): IpDescriptor {
    const move = (path: string) =>
      isOutside(path) ? relative(folder, this.#target(resolve(source, path))) : path;
    const { files, includeDirectories } = descriptor;
    return { ...descriptor, files: files.map(move), includeDirectories: includeDirectories.map(move) };
  }

  /** Sources of an IP, with the headers of its include folders: paths on this machine by path in the project. */
  async copies(ip: PlacedDescriptor): Promise<Map<string, string>> {
    const headers = await Promise.all(outsideFolders(ip).map(headersBelow));
    return new Map([...outsideFiles(ip), ...headers.flat()].map((path) => [this.#target(path), path]));
  }

  #target(path: string): string {
    return join(this.#folder, relative(this.#root, path));
  }
}

function isOutside(path: string): boolean {
  return path.split('/')[0] === '..';
}

function outsideFiles({ descriptor, source }: PlacedDescriptor): string[] {
  return descriptor.files.filter(isOutside).map((path) => resolve(source, path));
}

function outsideFolders({ descriptor, source }: PlacedDescriptor): string[] {
  return descriptor.includeDirectories.filter(isOutside).map((path) => resolve(source, path));
}

function commonFolder(a: string, b: string): string {
  const [left, right] = [a.split(sep), b.split(sep)];
  const end = left.findIndex((step, index) => step !== right[index]);
  return left.slice(0, end < 0 ? undefined : end).join(sep) || sep;
}

async function headersBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(s?vh?p?|inc|h)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
