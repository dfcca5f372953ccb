import { basename, posix } from 'node:path';
import { warning } from '../../../http/refuse.ts';
import { checkRelativePath } from '../../../projects/index.ts';
import type { ProjectTree, TreeEntry } from '../../../projects/index.ts';

const FILES = 20_000;
const BYTES = 2 * 1024 ** 3;

/** What goes into a zip: `name` is its path inside. */
interface ZipMember extends TreeEntry {
  inside: string;
}

export interface ZipContents {
  /** What the zip is called. */
  name: string;
  members: ZipMember[];
}

/**
 * What a zip of these paths holds ("." is the whole tree, which `project` names): names count from the folder that they
 * are in. Links that leave the tree are left out, folders that links lead to are not entered.
 * @throws a 404 or 601 that names `field`, also for more files or bytes than a zip may have.
 */
export async function zipContents(
  tree: ProjectTree,
  paths: readonly string[],
  project: string,
  field: string,
): Promise<ZipContents> {
  const members: ZipMember[] = [];
  let bytes = 0;
  const add = (entry: TreeEntry, from: string) => {
    const inside = from === '.' ? entry.path : entry.path.slice(from.length + 1);
    bytes += entry.stats.isFile() ? entry.stats.size : 0;
    if (members.push({ ...entry, inside }) > FILES)
      throw warning('zip-too-many', { field, values: { most: FILES } });
    if (bytes > BYTES) throw warning('zip-too-large', { field, values: { most: BYTES / 1024 ** 3 } });
  };
  const roots = new Map<string, string>();
  for (const path of new Set(paths)) {
    if (path === '.') {
      for await (const entry of tree.walk('', field)) add(entry, '.');
      continue;
    }
    const from = posix.dirname(path);
    requireOther(roots, path, field);
    const entry = await tree.requireEntry(path, field);
    add(entry, from);
    if (entry.stats.isDirectory()) for await (const below of tree.walk(path, field)) add(below, from);
  }
  return { name: `${zipName(paths, project)}.zip`, members };
}

/** Two of one name, from different folders, cannot both be at the top of the zip. */
function requireOther(roots: Map<string, string>, path: string, field: string): void {
  checkRelativePath(path, field);
  const name = basename(path);
  const other = roots.get(name);
  if (other !== undefined) throw warning('zip-same-name', { field, values: { other, path } });
  roots.set(name, path);
}

/** Named after the one thing in it, else after the folder that all of it is in. */
function zipName(paths: readonly string[], project: string): string {
  const [first = '.'] = paths;
  const folder = posix.dirname(first);
  if (paths.length === 1 && first !== '.') return basename(first);
  const together = paths.every((path) => posix.dirname(path) === folder) && folder !== '.';
  return together ? basename(folder) : project;
}
