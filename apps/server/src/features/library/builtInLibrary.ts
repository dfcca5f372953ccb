import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { IpDescriptor } from '@netloom/model';
import { libraryEntry } from '@netloom/soc';
import { ProjectTree } from '../../projects/index.ts';
import { productRoot } from '../../settings.ts';
import type { ListedIp } from './listedIp.ts';

/** Begins the paths by which calls name files of the built-in library. */
export const LIBRARY_PREFIX = 'library/';

/** All IP that the product brings: `ip/<name>/ip.json`; folders are relative to the library's root, e.g. "ip/uart". */
export const builtInLibrary: readonly ListedIp[] = readdirSync(join(productRoot, 'ip'))
  .sort()
  .filter((name) => existsSync(join(productRoot, 'ip', name, 'ip.json')))
  .map((name) => {
    const folder = `ip/${name}`;
    const text = readFileSync(join(productRoot, folder, 'ip.json'), 'utf8');
    const descriptor = IpDescriptor.parse(JSON.parse(text));
    const path = descriptor.registers && join(productRoot, folder, descriptor.registers);
    const registersText = path ? readFileSync(path, 'utf8') : undefined;
    const origin = { file: `${LIBRARY_PREFIX}${folder}/ip.json`, isBuiltIn: true };
    return { entry: libraryEntry(descriptor, folder, registersText, origin), text, registersText };
  });

const files = new ProjectTree(join(productRoot, 'ip'));

/** Text of `library/ip/…`. @throws a 404 or 601 that names `field`. */
export function readLibraryFile(path: string, field: string): Promise<string> {
  return files.requireText(path.replace(/^library\/ip\//, ''), field);
}
