/** What is wrong in a dump that can be read on: the first fault in words, and how many there are. */
export class Faults {
  private first = '';
  private count = 0;

  /** @param offset byte of the file (of the unpacked text, when it is packed) */
  add(reason: string, offset: number, time?: number): void {
    if (this.count++ > 0) return;
    this.first = time === undefined ? `byte ${offset}: ${reason}` : `byte ${offset}, time ${time}: ${reason}`;
  }

  get message(): string {
    if (this.count < 2) return this.first;
    return `${this.first} (and ${this.count - 1} more ${this.count > 2 ? 'faults' : 'fault'})`;
  }
}
