import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Parser } from 'tar';
import type { ReadEntry } from 'tar';
import { warning } from '../../../http/refuse.ts';
import { ARCHIVES, isOurs } from './unpacking.ts';
import type { Unpacking } from './unpacking.ts';

/** Long names and the like that a tar keeps in entries of their own. */
const META_BYTES = 65_536;

/**
 * Unpacks a tar (POSIX pax, GNU) beside the tree, a gzipped one too. @throws a 601 for one that is broken or not to be
 * trusted.
 */
export async function unpackTar(unpacking: Unpacking, gzipped: boolean): Promise<void> {
  const reader = new TarReader(unpacking);
  try {
    for await (const chunk of tarBytes(unpacking, gzipped)) if (!(await reader.feed(chunk))) break;
    await reader.finish();
  } catch (error) {
    await reader.breakOff(error as Error);
    if (isOurs(error)) throw error;
    const { message } = error as Error;
    throw warning('tar-broken', { field: ARCHIVES, values: { name: unpacking.name, message } });
  }
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

/** Feeds the parser no faster than what it finds is written. */
class TarReader {
  private readonly unpacking: Unpacking;
  private readonly parser: Parser;
  /** All entries until now, one after the other. */
  private taken: Promise<void> = Promise.resolve();
  private current: Readable | undefined;
  private failure: Error | undefined;
  private ended = false;
  private wake = () => {};

  constructor(unpacking: Unpacking) {
    this.unpacking = unpacking;
    this.parser = new Parser({
      strict: true,
      maxMetaEntrySize: META_BYTES,
      onReadEntry: (entry) => {
        this.taken = this.taken.then(() => this.take(entry));
      },
    });
    this.parser.on('error', (error: Error) => this.fail(error));
    this.parser.on('ignoredEntry', ({ type, size }: ReadEntry) =>
      this.fail(new Error(`an entry of type ${type} and ${size} bytes`)),
    );
    this.parser.on('drain', () => this.wake());
    this.parser.on('eof', () => {
      this.ended = true;
      this.wake();
    });
  }

  /** False when the archive is at its end. @throws what was wrong with it. */
  async feed(chunk: Buffer): Promise<boolean> {
    if (!this.parser.write(chunk) && !this.ended && this.failure === undefined)
      await new Promise<void>((resolve) => (this.wake = resolve));
    if (this.failure !== undefined) throw this.failure;
    return !this.ended;
  }

  async finish(): Promise<void> {
    this.parser.end();
    await this.taken;
    if (this.failure !== undefined) throw this.failure;
  }

  /** Ends the entry that waits for bytes which do not come any more. */
  async breakOff(error: Error): Promise<void> {
    this.fail(error);
    this.current?.destroy(error);
    await this.taken;
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.wake();
  }

  private async take(entry: ReadEntry): Promise<void> {
    try {
      if (this.failure === undefined) await this.keep(entry);
    } catch (error) {
      this.fail(error as Error);
    }
    // What is not kept must be passed over, else the parser waits for it.
    entry.resume();
  }

  private async keep(entry: ReadEntry): Promise<void> {
    const { staged, name, countFile } = this.unpacking;
    countFile();
    const path = entry.path.replace(/^(\.\/)+/, '').replace(/\/$/, '');
    if (path === '' || path === '.') return;
    if (entry.type === 'Directory') return staged.addFolder(path);
    if (!['File', 'OldFile', 'ContiguousFile'].includes(entry.type))
      throw warning('archive-with-link', { field: ARCHIVES, values: { name, path } });
    const executable = ((entry.mode ?? 0) & 0o100) !== 0;
    staged.pathOf(path);
    this.current = Readable.from(entry);
    // Broken off before anybody reads it, it has nobody to tell.
    this.current.on('error', () => undefined);
    await staged.addFile(path, this.current, { executable, seen: () => undefined });
  }
}
