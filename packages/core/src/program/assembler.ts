import { addi, lui } from './encode.ts';

/** A place in a program that is known once `place` has put it there. */
export class Label {
  address: number | undefined;
}

interface Fixup {
  at: number;
  label: Label;
  encode: (offset: number) => number;
  length: 2 | 4;
}

/** Instructions one after the other from an address on; jumps to labels that come later are filled in at the end. */
export class Assembler {
  readonly #start: number;
  readonly #bytes: number[] = [];
  readonly #fixups: Fixup[] = [];

  constructor(start: number) {
    this.#start = start;
  }

  get here(): number {
    return this.#start + this.#bytes.length;
  }

  /** Instructions of 32 bits. */
  word(...words: number[]): void {
    for (const word of words) this.#append(word, 4);
  }

  /** Instructions of 16 bits. */
  half(...halves: number[]): void {
    for (const half of halves) this.#append(half, 2);
  }

  /** Loads a constant with two instructions, always. */
  constant(rd: number, value: number): void {
    const low = ((value & 0xfff) ^ 0x800) - 0x800;
    this.word(lui(rd, (value - low) >>> 12), addi(rd, rd, low));
  }

  place(label: Label): Label {
    label.address = this.here;
    return label;
  }

  /** An instruction that needs the distance from itself to a label. */
  to(label: Label, encode: (offset: number) => number, length: 2 | 4 = 4): void {
    this.#fixups.push({ at: this.here, label, encode, length });
    this.#append(0, length);
  }

  /** The bytes, with all labels filled in. */
  finish(): Uint8Array {
    const bytes = Uint8Array.from(this.#bytes);
    for (const { at, label, encode, length } of this.#fixups) {
      const code = encode(label.address! - at);
      for (let index = 0; index < length; index++) bytes[at - this.#start + index] = code >>> (8 * index);
    }
    return bytes;
  }

  #append(code: number, length: number): void {
    for (let index = 0; index < length; index++) this.#bytes.push((code >>> (8 * index)) & 0xff);
  }
}
