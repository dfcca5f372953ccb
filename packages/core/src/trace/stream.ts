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

const [MOST_SINCE, CLOCK_SHIFT] = [0x7f_ffff, 9];

/**
 * Takes packets from the bench's words: a byte in the lowest eight bits, the clock cycles since the byte before in the
 * highest 23. Where these are not enough, nobody knows the clock any more.
 */
export class WordReader {
  readonly #packets = new PacketReader();
  #rest = new Uint8Array(0);
  /** Of each byte from `#from` on. */
  #clocks: (number | undefined)[] = [];
  #from = 0;
  #clock: number | undefined = 0;

  /** @throws TraceError */
  *read(words: Uint8Array): Generator<{ packet: Packet; clock: number | undefined }> {
    const all = new Uint8Array(this.#rest.length + words.length);
    all.set(this.#rest);
    all.set(words, this.#rest.length);
    const whole = all.length & ~3;
    this.#rest = all.slice(whole);
    this.#note(all.subarray(0, whole));
    for (const packet of this.#packets.read(bytesOfWords(all.subarray(0, whole))))
      yield { packet, clock: this.#clocks[packet.at - this.#from] };
    const kept = this.#clocks.slice(-MOST_BYTES - 1);
    this.#from += this.#clocks.length - kept.length;
    this.#clocks = kept;
  }

  #note(words: Uint8Array): void {
    const view = new DataView(words.buffer, words.byteOffset, words.length);
    for (let at = 0; at < words.length; at += 4) {
      const since = view.getUint32(at, true) >>> CLOCK_SHIFT;
      if (since === MOST_SINCE || this.#clock === undefined) this.#clock = undefined;
      else this.#clock += since;
      this.#clocks.push(this.#clock);
    }
  }

  /** Bytes of the trace so far. */
  get bytes(): number {
    return this.#from + this.#clocks.length;
  }

  /** @throws TraceError where the trace ends within a packet */
  end(): void {
    this.#packets.end();
  }
}
