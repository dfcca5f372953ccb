import { createReadStream, createWriteStream } from 'node:fs';
import type { Stats } from 'node:fs';
import { readFile, readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { holdEntry } from '@netloom/executor/beneath';
import { pack } from 'tar-stream';
import type { Pack } from 'tar-stream';
import { TEMPORARY_PREFIX } from '../data/atomicFile.ts';
import { END_MARK } from './manifest.ts';

/** What comes whole into memory, so that a file that grows meanwhile cannot upset the archive. */
const SMALL_BYTES = 16 * 1024 * 1024;

/** A file or folder of the archive, and where it lies. */
export interface Source {
  name: string;
  path: string;
}

/**
 * Writes files and whole folders as a tar.gz. People may work meanwhile: what vanishes is left out, what grows is cut at
 * the length that it had. `onBytes` hears of each file's bytes when they are in.
 */
export async function writeArchive(
  file: string,
  sources: readonly Source[],
  onBytes: (bytes: number) => void,
): Promise<void> {
  const archive = pack();
  const writing = pipeline(archive, createGzip({ level: 4 }), createWriteStream(file, { mode: 0o600 }));
  const filling = (async () => {
    for (const source of sources) await add(archive, source, onBytes);
    await put(archive, { name: END_MARK }, Buffer.alloc(0));
    archive.finalize();
  })();
  filling.catch((error: Error) => archive.destroy(error));
  await Promise.all([writing, filling]);
}

/** Held while it is read: people may exchange folders of their trees for links meanwhile. */
async function add(archive: Pack, source: Source, onBytes: (bytes: number) => void): Promise<void> {
  await holdEntry(source.path, (place, stats) => addHeld(archive, source, place, stats, onBytes)).catch(gone);
}

async function addHeld(
  archive: Pack,
  { name, path }: Source,
  place: string,
  stats: Stats,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const header = { name, mode: stats.mode & 0o7777, mtime: stats.mtime };
  if (stats.isSymbolicLink()) {
    const linkname = await readlink(path).catch(gone);
    if (linkname === undefined) return;
    await put(archive, { ...header, type: 'symlink' as const, linkname }, Buffer.alloc(0));
  } else if (stats.isDirectory()) {
    await put(archive, { ...header, name: `${name}/`, type: 'directory' as const }, Buffer.alloc(0));
    for (const child of await readdir(place)) {
      if (isLasting(child))
        await add(archive, { name: `${name}/${child}`, path: join(place, child) }, onBytes);
    }
  } else if (stats.isFile()) {
    if (stats.size > SMALL_BYTES) await putLarge(archive, { ...header, size: stats.size }, place);
    else {
      await put(archive, header, await readFile(place));
    }
    onBytes(stats.size);
  }
}

function gone(error: NodeJS.ErrnoException): undefined {
  // EINVAL: what was a link is none any more.
  if (!['ENOENT', 'EINVAL'].includes(error.code ?? '')) throw error;
}

/** Not half written, and not a folder that is being made beside its place. */
function isLasting(name: string): boolean {
  return !name.startsWith(TEMPORARY_PREFIX) && !/^\.(new|export)-|\.new$/.test(name);
}

function put(archive: Pack, header: Parameters<Pack['entry']>[0], content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry(header, content, (error) => (error ? reject(error) : resolve()));
  });
}

async function putLarge(
  archive: Pack,
  header: Parameters<Pack['entry']>[0] & { size: number },
  path: string,
): Promise<void> {
  await pipeline(createReadStream(path, { end: header.size - 1 }), archive.entry(header));
}
