import type { FileRow } from '@netloom/contract';
import type { TreeEntry } from '../../projects/index.ts';

const IMAGE = /\.(png|jpe?g|gif|svg|webp|bmp|avif|ico)$/i;
const VIDEO = /\.(mp4|webm|ogv|mov|m4v)$/i;

export function fileRow({ name, path, stats }: TreeEntry): FileRow {
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
