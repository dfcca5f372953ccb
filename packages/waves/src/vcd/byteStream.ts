import { Gunzip } from 'fflate';
import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';
import { crc32 } from '../checksum.ts';
import { WaveError } from '../waveError.ts';
import { say } from '../wording/sentences.ts';

const chunkLength = 1 << 20;

/** A file's bytes in order. */
export interface ByteStream {
  /** The bytes that come next; none at the end of what there is. */
  next(): Promise<Uint8Array>;
  /** Bytes of the file that were read, and that there are. */
  readonly read: number;
  readonly size: number;
}

/** The bytes as they lie; the next ones are already being read while the last ones are worked on. */
export class PlainStream implements ByteStream {
  read: number;
  private readonly source: ByteSource;
  private ahead: Promise<Uint8Array> | undefined;

  constructor(source: ByteSource, from: number) {
    this.source = source;
    this.read = from;
  }

  get size(): number {
    return this.source.size;
  }

  async next(): Promise<Uint8Array> {
    const bytes = await (this.ahead ?? this.chunk(this.read));
    this.read += bytes.length;
    this.ahead = bytes.length > 0 ? this.chunk(this.read) : undefined;
    // What fails is told by the `next` that waits for it.
    this.ahead?.catch(() => undefined);
    return bytes;
  }

  private chunk(at: number): Promise<Uint8Array> {
    const length = Math.min(chunkLength, this.source.size - at);
    return length > 0 ? readExactly(this.source, at, length, 'VCD') : Promise.resolve(new Uint8Array(0));
  }
}

/** Packed bytes unpacked at once: few, since they may become a thousand times as many. */
const packedLength = 1 << 14;

/** CRC and length of what a member unpacked to, and where its trailer says the same (RFC 1952, section 2.3.1). */
interface Member {
  crc: number;
  length: number;
  trailerAt: number;
}

const trailerLength = 8;

/** Unpacks gzip on the way; at its end the checksums are looked at. */
export class GzipStream implements ByteStream {
  private readonly packed: PlainStream;
  private readonly gunzip = new Gunzip();
  private readonly ready: Uint8Array[] = [];
  private waiting: Uint8Array = new Uint8Array(0);
  private ended = false;
  private readonly source: ByteSource;
  private readonly members: Member[] = [];
  private crc = 0;
  private length = 0;

  constructor(source: ByteSource) {
    this.source = source;
    this.packed = new PlainStream(source, 0);
    this.gunzip.ondata = (bytes) => {
      this.crc = crc32(bytes, this.crc);
      this.length += bytes.length;
      this.ready.push(bytes);
    };
    this.gunzip.onmember = (offset) => this.endMember(offset);
  }

  private endMember(end: number): void {
    this.members.push({ crc: this.crc, length: this.length, trailerAt: end - trailerLength });
    this.crc = 0;
    this.length = 0;
  }

  get size(): number {
    return this.packed.size;
  }

  get read(): number {
    return this.packed.read - this.waiting.length;
  }

  async next(): Promise<Uint8Array> {
    for (;;) {
      const bytes = this.ready.shift();
      if (bytes && bytes.length > 0) return bytes;
      if (!bytes && this.ended) return new Uint8Array(0);
      if (!bytes) await this.unpack();
    }
  }

  private async unpack(): Promise<void> {
    if (this.waiting.length === 0) this.waiting = await this.packed.next();
    this.ended = this.waiting.length === 0;
    try {
      this.gunzip.push(this.waiting.subarray(0, packedLength), this.ended);
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      throw new WaveError(say('WAVE-DAMAGE/unpackable', { detail }), 'gzip', this.read);
    }
    this.waiting = this.waiting.subarray(packedLength);
    if (this.ended) {
      this.endMember(this.packed.read);
      await this.checkMembers();
    }
  }

  private async checkMembers(): Promise<void> {
    for (const { crc, length, trailerAt } of this.members) {
      const bytes = await readExactly(this.source, trailerAt, trailerLength, 'gzip');
      const trailer = new DataView(bytes.buffer, bytes.byteOffset);
      if (trailer.getUint32(0, true) === crc && trailer.getUint32(4, true) === length >>> 0) continue;
      throw new WaveError(say('WAVE-DAMAGE/checksum', {}), 'gzip', trailerAt);
    }
  }
}
