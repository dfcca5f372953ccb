import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Spool } from '../spool/spool.ts';

/** A file without a name: it is gone when it is closed, also by a crash. */
function namelessFile(): number {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-wave-'));
  try {
    return openSync(join(folder, 'spool'), 'wx+', 0o600);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A spool in a temporary file, made at the first append. Reads and writes do not pass by the thread pool:
 * the bytes are in the page cache, and the way there and back takes longer than they do.
 */
export function fileSpool(): Spool {
  let file: number | undefined;
  let length = 0;
  return {
    append(bytes) {
      file ??= namelessFile();
      const place = length;
      for (let done = 0; done < bytes.length;) {
        done += writeSync(file, bytes, done, bytes.length - done, place + done);
      }
      length += bytes.length;
      return Promise.resolve(place);
    },
    read(place, wanted) {
      const bytes = new Uint8Array(wanted);
      const done = file === undefined ? 0 : readSync(file, bytes, 0, wanted, place);
      return Promise.resolve(bytes.subarray(0, done));
    },
    close() {
      if (file !== undefined) closeSync(file);
      file = undefined;
      return Promise.resolve();
    },
  };
}
