import { constants } from 'node:fs';
import { mkdir, open, readFile, readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { UnsafePath, descend } from '@netloom/executor/beneath';
import { Failure } from './failure.ts';

/** The folder that a command writes to. Whatever links lie in it, nothing is written outside of it. */
export class OutputFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** Answers where it was written. @throws Failure where a link leads out */
  async write(path: string, content: string | Uint8Array): Promise<string> {
    const named = join(this.path, path);
    await mkdir(this.path, { recursive: true });
    try {
      await descend(await realpath(this.path), path, { links: true }, async (descent) => {
        descent.makeFolders();
        const { O_WRONLY, O_TRUNC, O_CREAT, O_NOFOLLOW } = constants;
        const isThere = descent.missing.length === 0;
        const file = isThere
          ? await open(descent.place, O_WRONLY | O_TRUNC)
          : await open(descent.entry, O_WRONLY | O_TRUNC | O_CREAT | O_NOFOLLOW);
        await file.writeFile(content).finally(() => file.close());
      });
    } catch (error) {
      if (!(error instanceof UnsafePath)) throw error;
      throw new Failure(`${named}: a link leads out of ${this.path}, where nothing is written`);
    }
    return named;
  }

  /** Copies the files of a folder, those below it too. */
  async copy(source: string, path: string): Promise<void> {
    for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const from = join(entry.parentPath, entry.name);
      await this.write(join(path, relative(source, from)).split(sep).join('/'), await readFile(from));
    }
  }
}
