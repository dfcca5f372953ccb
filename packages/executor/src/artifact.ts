import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { isNoFile, openBeneath } from './beneath/index.ts';
import { runFolder } from './runFolder.ts';

/** Larger than the default, so that a dump of gigabytes is not read in crumbs. */
const READ_BYTES = 1 << 20;

/**
 * Opens the file that a run left at `path` (relative to its working folder); undefined if there is none. No link is
 * followed, one of a folder on the way neither: a tool could make one, at any moment, to a file that its run must not read.
 */
export async function openArtifact(folder: string, path: string): Promise<FileHandle | undefined> {
  try {
    return await openBeneath(runFolder(folder).work, path);
  } catch (error) {
    if (isNoFile(error)) return undefined;
    throw error;
  }
}

/** SHA-256 in hex and length of an open file that nobody writes any more. */
export async function digest(file: FileHandle): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const content = file.createReadStream({ start: 0, autoClose: false, highWaterMark: READ_BYTES });
  for await (const chunk of content) {
    hash.update(chunk as Buffer);
    bytes += (chunk as Buffer).length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

/** SHA-256 in hex of a file that nobody else can exchange. */
export async function sha256(path: string): Promise<string> {
  const file = await open(path);
  try {
    return (await digest(file)).sha256;
  } finally {
    await file.close();
  }
}
