import { Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { UNPACKED_FILES } from './limits.ts';
import { warning } from '../../../http/refuse.ts';
import { ARCHIVES, isOurs } from './unpacking.ts';
import type { Unpacking } from './unpacking.ts';

/** File types of Unix, in the upper half of a zip's external attributes (stat.h). */
const TYPE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;

/** Unpacks a zip (PKWARE APPNOTE) beside the tree. @throws a 601 for one that is broken, or not to be trusted. */
export async function unpackZip(unpacking: Unpacking): Promise<void> {
  const { file, name } = unpacking;
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(file, { lazyEntries: true, strictFileNames: true, autoClose: false });
    if (zip.entryCount > UNPACKED_FILES)
      throw warning('unpacks-to-files', { field: ARCHIVES, values: { name, most: UNPACKED_FILES } });
    for await (const entry of zip.eachEntry()) await take(entry, zip, unpacking);
  } catch (error) {
    if (isOurs(error)) throw error;
    const { message } = error as Error;
    throw warning('zip-broken', { field: ARCHIVES, values: { name, message } });
  } finally {
    zip?.close();
  }
}

async function take(entry: Entry, zip: ZipFile, unpacking: Unpacking): Promise<void> {
  const { staged, name } = unpacking;
  unpacking.countFile();
  const mode = entry.externalFileAttributes >>> 16;
  const inside = entry.fileName.replace(/\/$/, '');
  if (![0, REGULAR, FOLDER].includes(mode & TYPE))
    throw warning('archive-with-link', { field: ARCHIVES, values: { name, path: inside } });
  if (entry.fileName.endsWith('/')) return staged.addFolder(inside);
  if (entry.isEncrypted()) throw warning('archive-encrypted', { field: ARCHIVES, values: { name } });
  if (!entry.canDecodeFileData()) throw warning('archive-method', { field: ARCHIVES, values: { name } });
  staged.pathOf(inside);
  const content = await zip.openReadStreamPromise(entry);
  const options = {
    executable: (mode & 0o100) !== 0,
    seen: (chunk: Buffer) => unpacking.countBytes(chunk.length),
  };
  try {
    await staged.addFile(inside, content.pipe(checkedSum(entry, content)), options);
  } finally {
    content.destroy();
  }
}

/** Fails when the bytes are not those that were packed. */
function checkedSum(entry: Entry, source: NodeJS.ReadableStream): Transform {
  let sum = 0;
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush: (done) => done(sum === entry.crc32 ? null : new Error(`checksum of ${entry.fileName} is wrong`)),
  });
  source.once('error', (error: Error) => checked.destroy(error));
  return checked;
}
