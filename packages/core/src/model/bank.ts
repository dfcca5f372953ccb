import type { Storage, Width } from './memory.ts';
import { PAGE, forget } from './page.ts';
import type { Page } from './page.ts';

/** Storage as the model reads it, with the decoded instructions of its pages. Addresses are signed. */
export class Bank {
  readonly base: number;
  readonly size: number;
  readonly view: DataView;
  readonly writable: boolean;
  readonly executable: boolean;
  /** A page is there when instructions of it were decoded, or when stores to it are watched. */
  readonly pages: (Page | undefined)[];

  constructor({ kind, base, bytes }: Storage, executable: boolean) {
    this.base = base | 0;
    this.size = bytes.length;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.writable = kind === 'ram';
    this.executable = executable;
    this.pages = new Array<Page | undefined>(Math.ceil(bytes.length / PAGE)).fill(undefined);
  }

  /** Offset of an address; beyond `size` when it lies outside. */
  offset(address: number): number {
    return (address - this.base) >>> 0;
  }

  read(offset: number, width: Width): number {
    if (width === 1) return this.view.getUint8(offset);
    return width === 2 ? this.view.getUint16(offset, true) : this.view.getInt32(offset, true);
  }

  /** Writes, and forgets the instructions that were there. Answers whether the page is one that has any. */
  write(offset: number, width: Width, value: number): boolean {
    if (width === 1) this.view.setUint8(offset, value);
    else if (width === 2) this.view.setUint16(offset, value, true);
    else this.view.setInt32(offset, value, true);
    const page = this.pages[offset >>> 12];
    if (page) forget(page, offset & (PAGE - 1), width);
    return page !== undefined;
  }
}
