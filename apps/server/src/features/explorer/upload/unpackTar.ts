import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Parser } from 'tar';
import type { ReadEntry } from 'tar';
import { isOurs, refused } from './unpacking.ts';
import type { Unpacking } from './unpacking.ts';

/** Long names and the like that a tar keeps in entries of their own. */
const META_BYTES = 65_536;

/** Unpacks a tar (POSIX pax, GNU) beside the tree, a gzipped one too. @throws a 601 for one that is broken or not to be trusted. */
export async function unpackTar(unpacking: Unpacking, gzipped: boolean): Promise<void> {
  let failure: unknown;
  let taken: Promise<unknown> = Promise.resolve();
  const fail = (error: unknown) => (failure ??= error);
  const parser = new Parser({
    strict: true,
    maxMetaEntrySize: META_BYTES,
    onReadEntry(entry) {
      taken = taken
        .then(() => (failure === undefined ? take(entry, unpacking) : undefined))
        .catch(fail)
        // What is not taken must be passed over, else the parser waits for it.
        .finally(() => entry.resume());
    },
  });
  parser.on('error', fail);
  try {
    for await (const chunk of tarBytes(unpacking, gzipped)) {
      if (failure !== undefined) break;
      if (!parser.write(chunk) && failure === undefined) await once(parser, 'drain');
    }
    if (failure === undefined) parser.end();
  } catch (error) {
    fail(error);
  }
  await taken;
  if (failure === undefined) return;
  throw isOurs(failure)
    ? failure
    : refused(unpacking.name, `is no sound tar (${(failure as Error).message})`);
}

/** The bytes count as they are unzipped: meta entries do, too. */
async function* tarBytes(unpacking: Unpacking, gzipped: boolean): AsyncGenerator<Buffer> {
  const file = createReadStream(unpacking.file);
  const source = gzipped ? file.pipe(createGunzip()) : file;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      unpacking.countBytes(chunk.length);
      yield chunk;
    }
  } finally {
    file.destroy();
    source.destroy();
  }
}

async function take(entry: ReadEntry, unpacking: Unpacking): Promise<void> {
  const { staged, name } = unpacking;
  unpacking.countFile();
  const path = entry.path.replace(/^(\.\/)+/, '').replace(/\/$/, '');
  if (path === '' || path === '.') return;
  if (entry.type === 'Directory') return staged.addFolder(path);
  if (!['File', 'OldFile', 'ContiguousFile'].includes(entry.type))
    throw refused(name, `holds a link or device, ${path}`);
  const executable = ((entry.mode ?? 0) & 0o100) !== 0;
  await staged.addFile(path, Readable.from(entry), { executable, seen: () => undefined });
}
