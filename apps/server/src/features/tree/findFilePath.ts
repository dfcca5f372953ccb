import { findFilePath } from '@netloom/contract';
import type { FileRow } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import type { TreeEntry } from '../../projects/index.ts';
import { memberTree } from './policy.ts';

const IMAGE = /\.(png|jpe?g|gif|svg|webp)$/i;
const VIDEO = /\.(mp4|webm|ogv)$/i;

export const findFilePathRoute = implement(
  findFilePath,
  memberTree('design:view', ({ body }) => body.deptId),
  async ({ body }, { tree }) => (await tree.list(body.resourcePath, 'resourcePath')).map(fileRow),
);

function fileRow({ name, path, stats }: TreeEntry): FileRow {
  const folder = stats.isDirectory();
  return {
    fileName: name,
    fileNameType: folder ? 1 : IMAGE.test(name) ? 2 : VIDEO.test(name) ? 3 : 4,
    fileSize: folder ? 0 : stats.size,
    filePath: path,
    createFileTime: stats.birthtime.toISOString(),
    updateFileTime: stats.mtime.toISOString(),
  };
}
