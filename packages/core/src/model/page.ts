import type { Hart } from './hart.ts';
import type { Decoded } from './instructions/definition.ts';

/** Bytes of a page of decoded instructions. */
export const PAGE = 4096;

/** An entry a halfword. */
export type Page = Decoded[];

/** Stands for what was not decoded yet: does so, and executes it. */
export const undecoded: Decoded = {
  execute: (hart: Hart) => {
    const decoded = hart.decode();
    hart.next = (hart.pc + decoded.length) | 0;
    decoded.execute(hart, decoded);
  },
  rd: 0,
  rs1: 0,
  rs2: 0,
  immediate: 0,
  length: 0,
  word: 0,
};

export function emptyPage(): Page {
  return new Array<Decoded>(PAGE / 2).fill(undecoded);
}

/** Forgets what was decoded from bytes that changed; an instruction of four bytes may begin two before them. */
export function forget(page: Page, offset: number, width: number): void {
  const last = (offset + width - 1) >>> 1;
  for (let half = Math.max(0, (offset >>> 1) - 1); half <= last; half++) page[half] = undecoded;
}
