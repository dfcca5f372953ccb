import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IpDescriptor } from '@netloom/model';
import { createLibrary, libraryEntry } from '@netloom/soc';
import type { Library, LibraryEntry } from '@netloom/soc';

const product = join(import.meta.dirname, '../..');

/** The IP below a folder of the product. */
export function libraryIn(folder: string): LibraryEntry[] {
  const paths = readdirSync(join(product, folder), { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => path === 'ip.json' || path.endsWith('/ip.json'))
    .map((path) => {
      const place = join(folder, path, '..');
      const descriptor = IpDescriptor.parse(JSON.parse(readFileSync(join(product, folder, path), 'utf8')));
      const registers =
        descriptor.registers && readFileSync(join(product, place, descriptor.registers), 'utf8');
      return libraryEntry(descriptor, place, registers);
    });
}

/** The built-in IP library. */
export function builtInLibrary(): Library {
  return createLibrary(libraryIn('ip'));
}
