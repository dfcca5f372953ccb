import { constants, readSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { ByteSource } from '../byteSource.ts';
import { openWave } from '../openWave.ts';
import { WaveError } from '../waveError.ts';
import type { WaveFile } from '../waveTypes.ts';
import { fileSpool } from './fileSpool.ts';
import { zlibInflate } from './zlibInflate.ts';
import { say } from '../wording/sentences.ts';

export interface FileSource extends ByteSource {
  close(): Promise<void>;
}

/** How files are reached: by their paths, or as somebody allows who does not trust where paths lead. */
export interface FileAccess {
  open(path: string): Promise<FileHandle>;
  /** Undefined where nothing is. */
  stat(path: string): Promise<Pick<Stats, 'ino' | 'dev' | 'size' | 'isFile'> | undefined>;
}

/** Bytes that are read sooner than a thread of Node's pool is told to read them. */
const AT_ONCE = 1 << 16;

const byPath: FileAccess = {
  // A pipe must not be waited for.
  open: (path) => open(path, constants.O_RDONLY | constants.O_NONBLOCK),
  stat: (path) => stat(path).catch(() => undefined),
};

/** Reads ranges of a file; its size is taken when it is opened and when it is refreshed. */
export async function openFileSource(path: string, access = byPath): Promise<FileSource> {
  const file = await access.open(path);
  const opened = await file.stat();
  if (!opened.isFile()) {
    await file.close();
    throw new WaveError(say('WAVE-DUMP/file', {}), 'dump');
  }
  let { size } = opened;
  return {
    get size() {
      return size;
    },
    async refresh() {
      const named = await access.stat(path);
      if (named?.ino !== opened.ino || named.dev !== opened.dev) return 0;
      size = named.size;
      return size;
    },
    async read(offset, length) {
      const bytes = new Uint8Array(length);
      let done = 0;
      while (done < length) {
        const rest = length - done;
        const bytesRead =
          rest <= AT_ONCE
            ? readSync(file.fd, bytes, done, rest, offset + done)
            : (await file.read(bytes, done, rest, offset + done)).bytesRead;
        if (bytesRead === 0) break;
        done += bytesRead;
      }
      return bytes.subarray(0, done);
    },
    close: () => file.close(),
  };
}

export interface OpenWaveFile {
  wave: WaveFile;
  close(): Promise<void>;
}

/** Opens a dump on disk, with the `.hier` file that an unfinished one keeps beside it unless it is elsewhere. */
export async function openWaveFile(
  path: string,
  companionPath = `${path}.hier`,
  access = byPath,
): Promise<OpenWaveFile> {
  const source = await openFileSource(path, access);
  try {
    const hasCompanion = (await access.stat(companionPath))?.isFile() === true;
    const companion = hasCompanion ? await openFileSource(companionPath, access) : undefined;
    const wave = await openWave(source, companion, { spool: fileSpool, inflate: zlibInflate }).finally(() =>
      companion?.close(),
    );
    return { wave, close: () => wave.close().finally(() => source.close()) };
  } catch (error) {
    await source.close();
    throw error;
  }
}
