import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Descent, UnsafePath } from '@netloom/executor/beneath';
import { Failure } from './failure.ts';

const { O_WRONLY, O_TRUNC, O_CREAT, O_NOFOLLOW } = constants;

/**
 * The folder that a command writes to. Whatever links lie in it, nothing is written outside of it. Written without
 * waiting: nothing else is to be done meanwhile, and a hundred small files wait longer for their turn than for the disk.
 */
export class OutputFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /**
   * Answers where it was written. A file that holds just that stays as it is, so that nobody builds anew from it.
   * @throws Failure where a link leads out
   */
  write(path: string, content: string | Uint8Array): string {
    const named = join(this.path, path);
    mkdirSync(this.path, { recursive: true });
    try {
      const descent = new Descent(realpathSync.native(this.path), path, { links: true });
      try {
        put(descent, Buffer.from(content));
      } finally {
        descent.close();
      }
    } catch (error) {
      if (!(error instanceof UnsafePath)) throw error;
      throw new Failure(`${named}: a link leads out of ${this.path}, where nothing is written`);
    }
    return named;
  }

  /** Copies the files of a folder, those below it too. */
  copy(source: string, path: string): void {
    for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const from = join(entry.parentPath, entry.name);
      this.write(join(path, relative(source, from)).split(sep).join('/'), readFileSync(from));
    }
  }
}

function put(descent: Descent, bytes: Buffer): void {
  descent.makeFolders();
  const isThere = descent.missing.length === 0;
  if (isThere && holds(descent, bytes)) return;
  const file = isThere
    ? openSync(descent.place, O_WRONLY | O_TRUNC)
    : openSync(descent.entry, O_WRONLY | O_TRUNC | O_CREAT | O_NOFOLLOW);
  try {
    writeFileSync(file, bytes);
  } finally {
    closeSync(file);
  }
}

/** Only a regular file is read: a pipe would be waited for. */
function holds({ stats, place }: Descent, bytes: Buffer): boolean {
  return stats.isFile() && stats.size === bytes.length && readFileSync(place).equals(bytes);
}
