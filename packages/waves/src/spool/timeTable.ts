/** A section's times as LEB128 differences; the first is the section's begin. */
export class TimeTable {
  private bytes = new Uint8Array(4096);
  private length = 0;
  private last = 0;
  count = 0;

  add(time: number): void {
    if (this.length + 8 > this.bytes.length) {
      const larger = new Uint8Array(2 * this.bytes.length);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    let rest = this.count === 0 ? 0 : time - this.last;
    for (; rest >= 0x40000000; rest = Math.floor(rest / 128)) this.bytes[this.length++] = (rest % 128) | 0x80;
    for (; rest >= 128; rest >>>= 7) this.bytes[this.length++] = (rest & 0x7f) | 0x80;
    this.bytes[this.length++] = rest;
    this.last = time;
    this.count += 1;
  }

  /** The bytes so far, and is empty again. */
  take(): Uint8Array {
    const bytes = this.bytes.slice(0, this.length);
    this.length = 0;
    this.count = 0;
    return bytes;
  }
}

/** What `TimeTable` wrote of a section. */
export function readTimes(bytes: Uint8Array, count: number, begin: number): Float64Array {
  const times = new Float64Array(count);
  let at = 0;
  let time = begin;
  for (let i = 0; i < count; i++) {
    let scale = 1;
    let byte = bytes[at++]!;
    for (; byte >= 0x80; byte = bytes[at++]!) {
      time += (byte & 0x7f) * scale;
      scale *= 128;
    }
    time += byte * scale;
    times[i] = time;
  }
  return times;
}
