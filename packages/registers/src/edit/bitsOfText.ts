import type { Quantity, Worded } from '@netloom/model';
import { checkBitGroup, parseBits } from '../bits/bitGroup.ts';
import { say } from '../wording/sentences.ts';
import { quantityOf } from './quantityOf.ts';

export type TextBits =
  | { lsb: Quantity; width: Quantity; refused?: undefined }
  | { lsb?: undefined; width?: undefined; refused: Worded };

/**
 * The bits that a text names: "7:4", "[7:4]", "3", a list of single bits "3,4,5", or with expressions over parameters
 * "LSB +: WIDTH" and "HIGH:LOW". A list has no gap, and as many bits as are `needed`.
 */
export function bitsOfText(text: string, needed?: number): TextBits {
  const bare = text
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .trim();
  const bits = parseBits(bare);
  if (bits) {
    const group = checkBitGroup(bits, bare.includes(',') ? needed : undefined);
    return group.ok ? { lsb: group.lsb, width: group.width } : { refused: group.said };
  }
  if (bare === '' || bare.includes(',')) {
    return { refused: say('reg-edit/bit-list', {}) };
  }
  const part = /^(.+?)\s*\+:\s*(.+)$/.exec(bare);
  if (part) return { lsb: quantityOf(part[1]!), width: quantityOf(part[2]!) };
  const at = bare.indexOf(':');
  return at < 0
    ? { lsb: quantityOf(bare), width: 1 }
    : between(bare.slice(0, at).trim(), bare.slice(at + 1).trim());
}

function between(high: string, low: string): TextBits {
  if (high === '' || low === '') return { refused: say('reg-edit/range', { value: `${high}:${low}` }) };
  const last = /^(.+?)\s*-\s*1$/.exec(high)?.[1];
  if (low === '0' && last !== undefined) return { lsb: 0, width: quantityOf(last) };
  return { lsb: quantityOf(low), width: low === '0' ? `(${high})+1` : `(${high})-(${low})+1` };
}
