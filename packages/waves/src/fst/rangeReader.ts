import type { ByteSource } from '../byteSource.ts';
import { readExactly } from '../byteSource.ts';
import type { DumpPart } from '../wording/sentences.ts';

const rangeLength = 1 << 20;

/** Reads pieces that mostly follow each other: a long range at once, as far as `limit`. */
export class RangeReader {
  private readonly source: ByteSource;
  private readonly limit: number;
  private at = 0;
  private bytes: Uint8Array = new Uint8Array(0);

  /** @param limit file offset that no range goes beyond, unless a piece alone does */
  constructor(source: ByteSource, limit: number) {
    this.source = source;
    this.limit = limit;
  }

  async read(offset: number, length: number, part: DumpPart): Promise<Uint8Array> {
    const end = this.at + this.bytes.length;
    if (offset < this.at || offset + length > end) {
      // A piece from before the range, which a later signal shares, does not move it.
      if (offset < this.at) return readExactly(this.source, offset, length, part);
      const whole = Math.max(length, Math.min(rangeLength, this.limit - offset));
      this.bytes = await readExactly(this.source, offset, whole, part);
      this.at = offset;
    }
    return this.bytes.subarray(offset - this.at, offset - this.at + length);
  }
}
