import type { ByteSource } from '../byteSource.ts';
import type { Spool } from './spool.ts';

const pieceLength = 1 << 20;

/** Bytes laid in a spool, read as a file: pieces of one length, so that a place is found by division. */
export class SpoolSource implements ByteSource {
  size = 0;
  private readonly spool: Spool;
  private readonly places: number[] = [];
  private readonly piece = new Uint8Array(pieceLength);
  private used = 0;

  constructor(spool: Spool) {
    this.spool = spool;
  }

  async append(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length;) {
      const part = bytes.subarray(at, at + pieceLength - this.used);
      this.piece.set(part, this.used);
      this.used += part.length;
      at += part.length;
      if (this.used === pieceLength) await this.finish();
    }
    this.size += bytes.length;
  }

  /** Lays down what is left, after which everything can be read. */
  async finish(): Promise<void> {
    if (this.used > 0) this.places.push(await this.spool.append(this.piece.subarray(0, this.used)));
    this.used = 0;
  }

  async read(offset: number, length: number): Promise<Uint8Array> {
    const first = Math.floor(offset / pieceLength);
    const from = offset % pieceLength;
    if (from + length <= pieceLength && length > 0)
      return this.spool.read(this.places[first]! + from, length);
    const bytes = new Uint8Array(length);
    for (let done = 0; done < length;) {
      const at = (offset + done) % pieceLength;
      const size = Math.min(pieceLength - at, length - done);
      const place = this.places[Math.floor((offset + done) / pieceLength)]!;
      bytes.set(await this.spool.read(place + at, size), done);
      done += size;
    }
    return bytes;
  }
}
