import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const PIECE_BYTES = 1 << 22;
/** A line that is longer than a piece is cut, and the pieces share this much, so that no match falls into the cut. */
const OVERLAP_BYTES = 1 << 12;
const BLOCK_BYTES = 1 << 13;
const NEWLINE = 0x0a;

/** Whole lines of a log from a byte offset. */
export interface Piece {
  offset: number;
  bytes: Buffer;
}

/** A log as it was when it was opened. Reads block: it is for a thread of its own. */
export class LogPieces {
  readonly size: number;
  private readonly file: number;

  constructor(path: string) {
    this.file = openSync(path, 'r');
    this.size = fstatSync(this.file).size;
  }

  close(): void {
    closeSync(this.file);
  }

  read(offset: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, this.size - offset)));
    return bytes.subarray(0, readSync(this.file, bytes, 0, bytes.length, offset));
  }

  /** The pieces from the beginning of a line to the end of the log. */
  *forward(from: number): Generator<Piece> {
    for (let offset = from; offset < this.size;) {
      const bytes = this.read(offset, PIECE_BYTES);
      const last = offset + bytes.length >= this.size;
      const lines = last ? bytes.length : bytes.lastIndexOf(NEWLINE) + 1;
      yield { offset, bytes: lines > 0 ? bytes.subarray(0, lines) : bytes };
      if (last) return;
      offset += lines > 0 ? lines : bytes.length - OVERLAP_BYTES;
    }
  }

  /** The pieces from the end of a line back to the beginning of the log. */
  *backward(to: number): Generator<Piece> {
    for (let end = to; ;) {
      const start = Math.max(0, end - PIECE_BYTES);
      const bytes = this.read(start, end - start);
      const first = start === 0 ? 0 : bytes.indexOf(NEWLINE) + 1;
      const skipped = first < bytes.length ? first : 0;
      yield { offset: start + skipped, bytes: bytes.subarray(skipped) };
      if (start === 0) return;
      end = skipped > 0 ? start + skipped : start + OVERLAP_BYTES;
    }
  }

  /** Where the line begins that holds the byte at `offset`. */
  lineStart(offset: number): number {
    for (let end = offset; end > 0;) {
      const start = Math.max(0, end - BLOCK_BYTES);
      const newline = this.read(start, end - start).lastIndexOf(NEWLINE);
      if (newline !== -1) return start + newline + 1;
      end = start;
    }
    return 0;
  }

  /** Where the line ends that holds the byte at `offset`; of a very long one a cut behind `offset`. */
  lineEnd(offset: number): number {
    const bytes = this.read(offset, BLOCK_BYTES);
    const newline = bytes.indexOf(NEWLINE);
    return offset + (newline === -1 ? bytes.length : newline + 1);
  }
}
