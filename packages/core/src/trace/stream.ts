import { readPacket, TraceError } from './packet.ts';
import type { Packet } from './packet.ts';

const MOST_BYTES = 10;

/** Takes packets from a stream of bytes, which may come in pieces of any length: a byte with their number, then these. */
export class PacketReader {
  #rest = new Uint8Array(0);
  #at = 0;

  /** @throws TraceError */
  *read(bytes: Uint8Array): Generator<Packet> {
    const all = new Uint8Array(this.#rest.length + bytes.length);
    all.set(this.#rest);
    all.set(bytes, this.#rest.length);
    let begin = 0;
    while (begin < all.length) {
      const length = all[begin]!;
      if (length === 0 || length > MOST_BYTES)
        throw new TraceError(
          this.#at,
          `${length} is no number of bytes of a packet, which are 1 to ${MOST_BYTES}`,
        );
      if (begin + length >= all.length) break;
      yield readPacket(all.subarray(begin + 1, begin + 1 + length), this.#at);
      this.#at += length + 1;
      begin += length + 1;
    }
    this.#rest = all.slice(begin);
  }

  /** @throws TraceError where the trace ends within a packet */
  end(): void {
    if (this.#rest.length === 0) return;
    const missing = this.#rest[0]! + 1 - this.#rest.length;
    throw new TraceError(
      this.#at + this.#rest.length,
      `the trace ends within a packet: ${missing} bytes are missing`,
    );
  }
}

/** The bytes of the bench's words, of which each is in the lowest eight bits. */
export const bytesOfWords = (words: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: words.length >>> 2 }, (_, index) => words[4 * index]!);
