import type { Storage } from './memory.ts';
import { PAGE } from './page.ts';
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
}
