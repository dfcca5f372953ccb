import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IpDescriptor } from '@netloom/model';
import { createLibrary, libraryEntry } from '@netloom/soc';
import type { Library } from '@netloom/soc';

const folder = join(import.meta.dirname, '../../ip');

/** The built-in IP library. */
export function builtInLibrary(): Library {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('/ip.json'),
  );
  const entries = paths.map((path) => {
    const descriptor = IpDescriptor.parse(JSON.parse(readFileSync(join(folder, path), 'utf8')));
    const registers =
      descriptor.registers && readFileSync(join(folder, path, '..', descriptor.registers), 'utf8');
    return libraryEntry(descriptor, join('ip', path, '..'), registers);
  });
  return createLibrary(entries);
}
