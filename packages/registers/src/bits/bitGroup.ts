import type { Worded } from '@netloom/model';
import { say } from '../wording/sentences.ts';

/** A group of bits as written in a table: their numbers, highest first, or why they are none. */
export type BitGroup = { ok: true; lsb: number; width: number } | { ok: false; said: Worded };

const MAX_BIT = 1023;

/** Reads "7:4", "[7:4]", "5" or a list such as "3, 4, 5". */
export function parseBits(text: string): number[] | undefined {
  const plain = text.trim().replace(/^\[(.*)\]$/, '$1');
  const range = /^(\d{1,4})\s*(?::|\.\.|-)\s*(\d{1,4})$/.exec(plain);
  if (range) return span(Number(range[1]), Number(range[2]));
  const items = plain.split(/[\s,;]+/).filter(Boolean);
  if (items.length === 0 || !items.every((item) => /^\d{1,4}$/.test(item))) return undefined;
  const bits = items.map(Number);
  return bits.every((bit) => bit <= MAX_BIT) ? bits : undefined;
}

function span(left: number, right: number): number[] | undefined {
  const [low, high] = left < right ? [left, right] : [right, left];
  if (high > MAX_BIT) return undefined;
  return Array.from({ length: high - low + 1 }, (_, index) => high - index);
}

/** Bits that belong together: as many as are needed, without a gap and none twice. */
export function checkBitGroup(bits: readonly number[], needed?: number): BitGroup {
  if (needed !== undefined && bits.length !== needed) return tooFew(needed);
  const sorted = bits.toSorted((a, b) => a - b);
  const lsb = sorted[0];
  if (lsb === undefined) return tooFew(needed ?? 1);
  const isContiguous = sorted.every((bit, index) => bit === lsb + index);
  return isContiguous
    ? { ok: true, lsb, width: sorted.length }
    : { ok: false, said: say('reg-edit/contiguous', {}) };
}

function tooFew(count: number): BitGroup {
  return { ok: false, said: say('reg-edit/bit-count', { count }) };
}

/** "7:4", or "5" for a single bit. */
export function bitsText({ lsb, width }: { lsb: number; width: number }): string {
  return width === 1 ? String(lsb) : `${lsb + width - 1}:${lsb}`;
}
