import type { Worded } from '@netloom/model';
import { say } from '../wording/sentences.ts';

/** Bytes that lie one behind the other, from an address on. */
export interface Segment {
  address: number;
  bytes: Uint8Array;
}

const LOAD = 1;
const MAGIC = [0x7f, 0x45, 0x4c, 0x46];

export const isElf = (bytes: Uint8Array) => MAGIC.every((byte, at) => bytes[at] === byte);

/**
 * What an ELF file (System V ABI, chapter 4 and 5) has loaded, at its physical addresses. What its segments have beyond
 * their bytes is for the program's start to clear.
 */
export function elfSegments(bytes: Uint8Array): Segment[] | Worded {
  const broken = say('MEM-CONTENTS/elf', {});
  if (!isElf(bytes) || bytes.length < 52) return broken;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = bytes[5] === 1;
  const wide = bytes[4] === 2;
  const word = (at: number) => (wide ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little));
  const [table, entry, count] = wide ? [32, 54, 56] : [28, 42, 44];
  try {
    const start = word(table);
    const size = view.getUint16(entry, little);
    const segments: Segment[] = [];
    for (let index = 0; index < view.getUint16(count, little); index++) {
      const at = start + index * size;
      const [offset, physical, length] = wide ? [8, 24, 32] : [4, 12, 16];
      if (view.getUint32(at, little) !== LOAD || word(at + length) === 0) continue;
      const from = word(at + offset);
      if (from + word(at + length) > bytes.length) return broken;
      segments.push({ address: word(at + physical), bytes: bytes.subarray(from, from + word(at + length)) });
    }
    return segments.length === 0 ? say('MEM-CONTENTS/nothing', {}) : segments;
  } catch (error) {
    if (error instanceof RangeError) return broken;
    throw error;
  }
}

/** Bytes at byte addresses, as `objcopy -O verilog` writes them. */
export function byteSegments(text: string): Segment[] | Worded {
  const segments: { address: number; bytes: number[] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries())
    for (const token of line.split(/\s+/)) {
      if (token === '') continue;
      const [, place, byte] = /^(?:@([0-9a-f]+)|([0-9a-f]{2}))$/i.exec(token) ?? [];
      if (place === undefined && byte === undefined)
        return say('MEM-CONTENTS/byte', { line: index + 1, at: token.slice(0, 40) });
      if (place !== undefined) segments.push({ address: Number.parseInt(place, 16), bytes: [] });
      else {
        if (segments.length === 0) segments.push({ address: 0, bytes: [] });
        segments.at(-1)!.bytes.push(Number.parseInt(byte!, 16));
      }
    }
  const filled = segments.filter(({ bytes }) => bytes.length > 0);
  if (filled.length === 0) return say('MEM-CONTENTS/nothing', {});
  return filled.map(({ address, bytes }) => ({ address, bytes: Uint8Array.from(bytes) }));
}
