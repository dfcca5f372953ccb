import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** A log that never grows beyond twice `limit` bytes: when it is full it becomes `<path>.1` in place of the one before. */
export class LogFile {
  private readonly path: string;
  private readonly limit: number;
  private file: number | undefined;
  private size = 0;

  constructor(path: string, limit = 10 * 1024 * 1024) {
    this.path = path;
    this.limit = limit;
  }

  /** A disk that is full costs the line, never the call that it tells of. */
  write(line: string): void {
    try {
      if (this.file === undefined) this.open();
      if (this.size > 0 && this.size + Buffer.byteLength(line) > this.limit) this.rotate();
      this.size += writeSync(this.file!, line);
    } catch {
      return;
    }
  }

  private open(): void {
    mkdirSync(dirname(this.path), { recursive: true, mode: 0o700 });
    this.file = openSync(this.path, 'a', 0o600);
    this.size = fstatSync(this.file).size;
  }

  private rotate(): void {
    closeSync(this.file!);
    this.file = undefined;
    renameSync(this.path, `${this.path}.1`);
    this.open();
  }
}
