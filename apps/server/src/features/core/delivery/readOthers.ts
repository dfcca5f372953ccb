import { LARGEST_OTHER, MOST_OTHERS, areTooMany, isElf } from '@netloom/core/delivery';
import type { OtherProgram, OtherSuite } from '@netloom/core/delivery';
import { versionOfOthers } from '@netloom/core/node';
import { notFound, warning } from '../../../http/refuse.ts';
import type { ProjectTree } from '../../../projects/index.ts';

const FIELD = 'others';
const VERSION = 'VERSION';

async function* executables(tree: ProjectTree, folder: string): AsyncGenerator<OtherProgram> {
  for await (const { path, stats } of tree.walk(folder, FIELD)) {
    if (!stats.isFile() || stats.size > LARGEST_OTHER) continue;
    const bytes = await tree.readBytes(path, FIELD, LARGEST_OTHER).catch(() => undefined);
    if (bytes && isElf(bytes)) yield { name: path.slice(folder.length + 1), bytes };
  }
}

/** The executables in and below a folder of the tree. @throws when there are none, or too many. */
export async function readOthers(tree: ProjectTree, path: string): Promise<OtherSuite> {
  const folder = path.replace(/\/+$/, '');
  const programs: OtherProgram[] = [];
  for await (const program of executables(tree, folder)) {
    programs.push(program);
    if (areTooMany(programs))
      throw warning('too-many-executables', { field: FIELD, values: { folder, limit: MOST_OTHERS } });
  }
  if (programs.length === 0) throw notFound('no-executables', { field: FIELD, values: { folder } });
  const said = await tree.readText(`${folder}/${VERSION}`, FIELD).catch(() => undefined);
  return {
    name: folder.slice(folder.lastIndexOf('/') + 1),
    version: versionOfOthers(said, programs),
    programs,
  };
}
