import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
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

async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/node_modules/'))
    .sort();
}

async function readIp(path: string): Promise<IpDescriptor> {
  try {
    return IpDescriptor.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new Failure(
      `${path}: not an IP descriptor: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function readIps(folder: string): Promise<PlacedDescriptor[]> {
  const paths = (await filesBelow(folder, 'ip.json')).filter((path) => path.endsWith('/ip.json'));
  return Promise.all(paths.map(async (path) => ({ descriptor: await readIp(path), source: dirname(path) })));
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

async function readDocuments(folder: string): Promise<LibraryDocument[]> {
  const paths = await filesBelow(folder, '.soc.json');
  const documents = await Promise.all(
    paths.map(async (path) => ({ path, ...readDocument(await readFile(path, 'utf8'), path) })),
  );
  return documents.flatMap(({ document, path }) => (document ? [{ document, file: shown(path) }] : []));
}

/** The built-in IP with what the given folders hold: blocks (`ip.json`) and other documents (`*.soc.json`). */
export async function loadLibrary(folders: readonly string[]): Promise<FoundLibrary> {
  const places = folders.map((folder) => resolve(folder));
  const own = placeIps(await readIps(builtIn), 'ip/netloom', true);
  const others = placeIps((await Promise.all(places.map(readIps))).flat(), 'ip/shared');
  const ips = [...own, ...others];
  const documents = (await Promise.all(places.map(readDocuments))).flat();
  const library = createLibrary(
    ips.map(({ entry }) => entry),
    documents,
  );
  return { library, ips };
}
