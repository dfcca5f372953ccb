import { posix } from 'node:path';
import { IpDescriptor } from '@netloom/model';
import { createLibrary, libraryEntry, readDocument } from '@netloom/soc';
import type { Library } from '@netloom/soc';
import type { SocDocument } from '@netloom/model';
import type { ProjectTree } from '../../projects/index.ts';
import { builtInLibrary } from './builtInLibrary.ts';
import { readRegistersText } from './listedIp.ts';
import type { ListedIp } from './listedIp.ts';

interface ProjectDocument {
  document: SocDocument;
  path: string;
}

/** What the library is read from: a working tree, or the files of a commit. */
type LibraryFiles = Pick<ProjectTree, 'find' | 'readText'>;

/** Everything that a design in this tree may instantiate. Files that cannot be read are left out. */
export interface ProjectLibrary {
  /** Each is an `ip.json` in its `folder` of the tree. */
  ips: ListedIp[];
  documents: ProjectDocument[];
}

export async function readProjectLibrary(tree: LibraryFiles): Promise<ProjectLibrary> {
  const paths = await tree.find('**/{ip,*.soc}.json');
  const isIp = (path: string): boolean => path === 'ip.json' || path.endsWith('/ip.json');
  const ips = await Promise.all(paths.filter(isIp).map((path) => readIp(tree, path)));
  const documents = paths.filter((path) => !isIp(path));
  const read = await Promise.all(documents.map((path) => readProjectDocument(tree, path)));
  return {
    ips: ips.filter((ip) => ip !== undefined),
    documents: read.filter((document) => document !== undefined),
  };
}

async function readIp(tree: LibraryFiles, path: string): Promise<ListedIp | undefined> {
  const text = await tree.readText(path, 'path').catch(() => undefined);
  const parsed = text === undefined ? undefined : parseDescriptor(text);
  if (!text || !parsed?.success) return undefined;
  const descriptor = parsed.data;
  const folder = folderOf(path);
  const registersText = await readRegistersText(tree, descriptor, folder);
  return { entry: libraryEntry(descriptor, folder, registersText), text, registersText };
}

async function readProjectDocument(tree: LibraryFiles, path: string): Promise<ProjectDocument | undefined> {
  const text = await tree.readText(path, 'path').catch(() => undefined);
  const document = text === undefined ? undefined : readDocument(text, path).document;
  return document && { document, path };
}

function parseDescriptor(text: string) {
  try {
    return IpDescriptor.safeParse(JSON.parse(text));
  } catch {
    return IpDescriptor.safeParse(undefined);
  }
}

/** "" for the root. */
export function folderOf(path: string): string {
  const folder = posix.dirname(path);
  return folder === '.' ? '' : folder;
}

/** `builtInFolder` says where the sources of a built-in IP are, seen from the root of the tree. */
export function libraryOf(project: ProjectLibrary, builtInFolder: (folder: string) => string): Library {
  const builtIn = builtInLibrary.map(({ entry }) => ({ ...entry, folder: builtInFolder(entry.folder) }));
  const documents = project.documents.map(({ document, path }) => ({
    ...{ document, folder: folderOf(path), file: path },
  }));
  return createLibrary([...builtIn, ...project.ips.map(({ entry }) => entry)], documents);
}
