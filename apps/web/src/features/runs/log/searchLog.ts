import type { LogRead } from './logWindow.ts';
import { byteLength, bytesBefore } from './utf8.ts';

export type ReadLog = (offset: number, length: number) => Promise<LogRead>;

const SEARCH_BYTES = 1_048_576;

/** Byte offset of the next occurrence at or after byte `from`; null when there is none up to the end. Ignores case. */
export async function findNext(read: ReadLog, needle: string, from: number): Promise<number | null> {
  const wanted = needle.toLowerCase();
  let offset = from;
  for (;;) {
    const part = await read(offset, SEARCH_BYTES);
    const at = part.text.toLowerCase().indexOf(wanted);
    if (at >= 0) return offset + bytesBefore(part.text, at);
    if (part.end >= part.size || part.end === offset) return null;
    // What straddles the cut is found in the next part.
    offset = Math.max(offset + 1, part.end - byteLength(needle));
  }
}

/** Byte offset of the last occurrence that begins before byte `before`; null when there is none. Ignores case. */
export async function findPrevious(read: ReadLog, needle: string, before: number): Promise<number | null> {
  const wanted = needle.toLowerCase();
  let end = before;
  while (end > 0) {
    const offset = Math.max(0, end - SEARCH_BYTES);
    const part = await read(offset, Math.min(SEARCH_BYTES, end - offset + byteLength(needle) - 1));
    const text = part.text.toLowerCase();
    for (let at = text.lastIndexOf(wanted); at >= 0; at = text.lastIndexOf(wanted, at - 1)) {
      const found = offset + bytesBefore(part.text, at);
      if (found < end) return found;
      if (at === 0) break;
    }
    end = offset;
  }
  return null;
}
