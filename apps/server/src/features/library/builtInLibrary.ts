import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { IpDescriptor } from '@netloom/model';
import { ProjectTree } from '../../projects/index.ts';
import { productRoot } from '../../settings.ts';

/** Begins the paths by which calls name files of the built-in library. */
export const LIBRARY_PREFIX = 'library/';

/** A built-in IP; `folder` is relative to the library's root, e.g. "ip/uart". */
export interface BuiltInIp {
  descriptor: IpDescriptor;
  folder: string;
  /** The descriptor's own text. */
  text: string;
}

/** All IP that the product brings: `ip/<name>/ip.json`. */
export const builtInLibrary: readonly BuiltInIp[] = readdirSync(join(productRoot, 'ip'))
  .sort()
  .filter((name) => existsSync(join(productRoot, 'ip', name, 'ip.json')))
  .map((name) => {
    const folder = `ip/${name}`;
    const text = readFileSync(join(productRoot, folder, 'ip.json'), 'utf8');
    return { descriptor: IpDescriptor.parse(JSON.parse(text)), folder, text };
  });

const files = new ProjectTree(join(productRoot, 'ip'));

/** Text of `library/ip/…`. @throws a 404 or 601 that names `field`. */
export function readLibraryFile(path: string, field: string): Promise<string> {
  return files.requireText(path.replace(/^library\/ip\//, ''), field);
}
