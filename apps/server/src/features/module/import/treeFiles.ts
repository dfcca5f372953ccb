import { posix } from 'node:path';
import { warning } from '../../../http/refuse.ts';
import type { ProjectTree } from '../../../projects/index.ts';
import { FILES, MEGABYTE, TOTAL_MEGABYTES } from './upload.ts';
import type { UploadedFiles } from './upload.ts';

/** What blocks are read from, and what such sources name. */
const WANTED = /\.(v|sv|vhdl?|vh|svh|vp|f|vc|core|mem|hex|xml|ipxact)$/i;

/** The sources of a folder of the tree, as if they were uploaded. @throws a 601 where there are none, or too many. */
export async function treeFiles(tree: ProjectTree, folder: string): Promise<UploadedFiles> {
  const files: UploadedFiles = new Map();
  let total = 0;
  for await (const { path, stats } of tree.walk(folder, 'options.folder')) {
    if (!stats.isFile() || !WANTED.test(path)) continue;
    total += stats.size;
    if (files.size === FILES)
      throw warning('too-many-sources', { field: 'options.folder', values: { most: FILES } });
    if (total > TOTAL_MEGABYTES * MEGABYTE)
      throw warning('upload-too-large', { field: 'options.folder', values: { most: TOTAL_MEGABYTES } });
    const bytes = await tree.readBytes(path, 'options.folder');
    if (bytes !== undefined) files.set(posix.relative(folder, path), bytes);
  }
  if (files.size === 0)
    throw warning('no-sources-in-folder', { field: 'options.folder', values: { folder: folder || '.' } });
  return files;
}
