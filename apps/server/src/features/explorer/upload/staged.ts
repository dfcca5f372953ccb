import { createWriteStream } from 'node:fs';
import { join, posix } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newPath } from '../../../projects/index.ts';
import type { ComingEntry } from '../../../projects/index.ts';

/** What an upload brings, on disk beside the tree until all of it is there. */
export class Staged {
  readonly entries: ComingEntry[] = [];
  private readonly scratch: string;
  private readonly folder: string;
  private readonly field: string;
  private count = 0;

  /**
   * `scratch` is an empty folder on the disk; `folder` is where things go in the tree, '' for its root; `field` names
   * the files in errors.
   */
  constructor(scratch: string, folder: string, field: string) {
    this.scratch = scratch;
    this.folder = folder;
    this.field = field;
  }

  /** Of something with this name, which may hold folders. @throws a 601. */
  pathOf(name: string): string {
    newPath(name, this.field);
    return newPath(posix.join(this.folder, name), this.field);
  }

  addFolder(name: string): void {
    this.entries.push({ path: this.pathOf(name), file: undefined });
  }

  /** Takes a file's bytes; `seen` may refuse them as they come. */
  async addFile(
    name: string,
    content: Readable,
    { executable = false, seen }: { executable?: boolean; seen: (chunk: Buffer) => void },
  ): Promise<string> {
    const path = this.pathOf(name);
    const file = await this.write(content, seen, executable ? 0o755 : 0o644);
    this.entries.push({ path, file });
    return file;
  }

  /** A file beside the tree that does not come into it. */
  async write(content: Readable, seen: (chunk: Buffer) => void, mode = 0o644): Promise<string> {
    const file = join(this.scratch, String(this.count++));
    await pipeline(content, watched(seen), createWriteStream(file, { flags: 'wx', mode }));
    return file;
  }
}

function watched(seen: (chunk: Buffer) => void) {
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      seen(chunk);
      yield chunk;
    }
  };
}
