import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLibrary, libraryEntry, readDocument } from '@netloom/soc';
import type { Library, LibraryDocument, LibraryEntry } from '@netloom/soc';
import { IpDescriptor } from '@netloom/model';
import { Failure } from './failure.ts';
import { SharedSources } from './sharedSources.ts';
import type { PlacedDescriptor } from './sharedSources.ts';

const builtIn = fileURLToPath(new URL('../../../ip', import.meta.url));

/** An IP with the folder on this machine that holds it. */
interface FoundIp {
  entry: LibraryEntry;
  source: string;
  /** What it needs from elsewhere: paths on this machine by path in the project. */
  shared: () => Promise<ReadonlyMap<string, string>>;
}

export interface FoundLibrary {
  library: Library;
  ips: FoundIp[];
}

function filesBelow(folder: string, ending: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.endsWith(ending) && !path.includes('/node_modules/'))
    .sort();
}

function readIp(path: string): IpDescriptor {
  try {
    return IpDescriptor.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Failure(
      `${path}: not an IP descriptor: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function readIps(folder: string): PlacedDescriptor[] {
  const paths = filesBelow(folder, '/ip.json');
  return paths.map((path) => ({ descriptor: readIp(path), source: dirname(path) }));
}

/** Gives every IP its place in a generated project: `ip/<vendor>_<name>_<version>`. */
function placeIps(ips: readonly PlacedDescriptor[], sharedFolder: string, isBuiltIn = false): FoundIp[] {
  const sources = new SharedSources(ips, sharedFolder);
  return ips.map((ip) => {
    const [vendor, , name, version] = ip.descriptor.vlnv.split(':');
    const folder = `ip/${vendor}_${name}_${version}`;
    const file = shown(join(ip.source, 'ip.json'));
    const entry = libraryEntry(sources.moved(ip, folder), folder, registersText(ip), { file, isBuiltIn });
    return { entry, source: ip.source, shared: () => sources.copies(ip) };
  });
}

/** As people name a file here. */
const shown = (path: string) => relative('', path);

function registersText({ descriptor, source }: PlacedDescriptor): string | undefined {
  const path = descriptor.registers === undefined ? undefined : join(source, descriptor.registers);
  return path !== undefined && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function readDocuments(folder: string): LibraryDocument[] {
  const documents = filesBelow(folder, '.soc.json').map((path) => ({
    path,
    ...readDocument(readFileSync(path, 'utf8'), path),
  }));
  return documents.flatMap(({ document, path }) => (document ? [{ document, file: shown(path) }] : []));
}

/** The built-in IP with what the given folders hold: blocks (`ip.json`) and other documents (`*.soc.json`). */
export function loadLibrary(folders: readonly string[]): FoundLibrary {
  const places = folders.map((folder) => resolve(folder));
  const own = placeIps(readIps(builtIn), 'ip/netloom', true);
  const others = placeIps(places.flatMap(readIps), 'ip/shared');
  const ips = [...own, ...others];
  const documents = places.flatMap(readDocuments);
  const library = createLibrary(
    ips.map(({ entry }) => entry),
    documents,
  );
  return { library, ips };
}
