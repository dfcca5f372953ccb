import type { ReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { notFound } from '../../../http/refuse.ts';
import type { ProjectTree } from '../../../projects/index.ts';
import type { ZipContents } from './zipContents.ts';

/** The zip, made as it is read. It fails when a file is gone by then, or has become a link out of the tree. */
export function zipStream(tree: ProjectTree, { members }: ZipContents): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let current: ReadStream | undefined;
  const fail = (error: Error) => output.destroy(error);
  for (const { path, inside, stats } of members) {
    const { mtime, mode } = stats;
    if (stats.isDirectory()) {
      zip.addEmptyDirectory(inside, { mtime, mode });
      continue;
    }
    zip.addReadStreamLazy(inside, { mtime, mode }, (done) => {
      openInside(tree, path).then((file) => {
        current = file.createReadStream();
        current.once('error', fail);
        if (output.destroyed) current.destroy();
        done(null, current);
      }, fail);
    });
  }
  zip.end();
  zip.once('error', fail);
  // A reader that goes away leaves no file open.
  output.once('close', () => current?.destroy());
  zip.outputStream.pipe(output);
  return output;
}

/** Opens a file of the tree, which was there a moment ago. */
export async function openInside(tree: ProjectTree, path: string): Promise<FileHandle> {
  const file = await tree.open(path, 'path');
  if (file === undefined) throw notFound('path-gone', { values: { path } });
  return file;
}
