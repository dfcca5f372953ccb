/** Longest identifier code that is looked up by its number alone; 95^3 numbers are a small table. */
const shortCode = 3;

/** Identifier codes of a dump: bytes to an index, 0 for the first. */
export class CodeTable {
  private bytes = new Uint8Array(4096);
  private at = new Uint32Array(1024);
  private count = 0;
  /** Open addressing: index + 1, or 0. */
  private slots = new Int32Array(2048);
  private longest = 0;

  get size(): number {
    return this.count;
  }

  /** The index of `code[from … to]`, a new one where it was not known. */
  add(code: Uint8Array, from: number, to: number): number {
    const slot = this.slotOf(code, from, to);
    const found = this.slots[slot]! - 1;
    if (found >= 0) return found;
    this.store(code.subarray(from, to));
    this.slots[slot] = this.count;
    if (2 * this.count > this.slots.length) this.rehash();
    return this.count - 1;
  }

  /** The index of `code[from … to]`, or -1. */
  find(code: Uint8Array, from: number, to: number): number {
    return this.slots[this.slotOf(code, from, to)]! - 1;
  }

  /** Whether a longer code begins with these bytes. */
  beginsAnother(code: Uint8Array): boolean {
    for (let index = 0; index < this.count; index++) {
      const from = this.at[index]!;
      const longer = this.at[index + 1]! - from > code.length;
      if (longer && code.every((byte, i) => this.bytes[from + i] === byte)) return true;
    }
    return false;
  }

  /**
   * Indexes by the number of a code (`codeNumber`), -1 where none is; undefined when codes are too long for that.
   */
  byNumber(): Int32Array | undefined {
    if (this.longest > shortCode) return undefined;
    const table = new Int32Array(95 ** this.longest).fill(-1);
    for (let index = 0; index < this.count; index++) {
      const code = this.bytes.subarray(this.at[index]!, this.at[index + 1]!);
      table[code.reduce((number, byte) => number * 95 + byte - 32, 0)] = index;
    }
    return table;
  }

  private slotOf(code: Uint8Array, from: number, to: number): number {
    let hash = 0;
    for (let i = from; i < to; i++) hash = Math.imul(hash, 95) + code[i]! - 32;
    const mask = this.slots.length - 1;
    let slot = Math.imul(hash, 0x9e3779b1) >>> 7;
    for (slot &= mask; this.slots[slot] !== 0; slot = (slot + 1) & mask) {
      if (this.isCode(this.slots[slot]! - 1, code, from, to)) break;
    }
    return slot;
  }

  private isCode(index: number, code: Uint8Array, from: number, to: number): boolean {
    const start = this.at[index]!;
    if (this.at[index + 1]! - start !== to - from) return false;
    for (let i = from; i < to; i++) if (this.bytes[start + i - from] !== code[i]) return false;
    return true;
  }

  private store(code: Uint8Array): void {
    const start = this.at[this.count]!;
    const end = start + code.length;
    if (end > this.bytes.length) this.bytes = enlarged(this.bytes, Uint8Array, end);
    if (this.count + 2 > this.at.length) this.at = enlarged(this.at, Uint32Array, this.count + 2);
    this.bytes.set(code, start);
    this.at[++this.count] = end;
    const plain = code.every((byte) => byte > 32 && byte < 127);
    this.longest = Math.max(this.longest, plain ? code.length : shortCode + 1);
  }

  private rehash(): void {
    this.slots = new Int32Array(2 * this.slots.length);
    for (let index = 0; index < this.count; index++) {
      this.slots[this.slotOf(this.bytes, this.at[index]!, this.at[index + 1]!)] = index + 1;
    }
  }
}

function enlarged<T extends Uint8Array | Uint32Array>(
  old: T,
  make: new (length: number) => T,
  least: number,
): T {
  const larger = new make(Math.max(2 * old.length, least));
  larger.set(old);
  return larger;
}
