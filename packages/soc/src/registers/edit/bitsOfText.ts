import type { Quantity } from '@netloom/model';
import { quantityOf } from './quantityOf.ts';

export type TextBits =
  | { lsb: Quantity; width: Quantity; refused?: undefined }
  | { lsb?: undefined; width?: undefined; refused: string };

const NUMBER = /^\d+$/;

/**
 * The bits that a text names: "7:4", "[7:4]", "3", a list of single bits "3,4,5" (contiguous), or "LSB +: WIDTH" with
 * expressions over parameters. In "HIGH:LOW" expressions may stand too.
 */
export function bitsOfText(text: string): TextBits {
  const bare = text
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .trim();
  if (bare === '') return { refused: 'bits: expected a range such as 7:4, a bit, or a list such as 3,4,5' };
  if (bare.includes(',')) return listed(bare);
  const part = /^(.+?)\s*\+:\s*(.+)$/.exec(bare);
  if (part) return { lsb: quantityOf(part[1]!), width: quantityOf(part[2]!) };
  const at = bare.indexOf(':');
  if (at < 0) return { lsb: quantityOf(bare), width: 1 };
  return between(bare.slice(0, at).trim(), bare.slice(at + 1).trim());
}

function between(high: string, low: string): TextBits {
  if (high === '' || low === '') return { refused: `"${high}:${low}": expected HIGH:LOW, e.g. 7:4` };
  if (NUMBER.test(high) && NUMBER.test(low)) {
    if (Number(high) < Number(low)) return { refused: `${high}:${low}: the higher bit stands first` };
    return { lsb: Number(low), width: Number(high) - Number(low) + 1 };
  }
  const last = /^(.+?)\s*-\s*1$/.exec(high)?.[1];
  if (low === '0' && last !== undefined) return { lsb: 0, width: quantityOf(last) };
  return { lsb: quantityOf(low), width: low === '0' ? `(${high})+1` : `(${high})-(${low})+1` };
}

function listed(text: string): TextBits {
  const bits = text.split(',').map((bit) => bit.trim());
  const wrong = bits.find((bit) => !NUMBER.test(bit));
  if (wrong !== undefined) return { refused: `bits: "${wrong}" is no bit number` };
  const sorted = bits.map(Number).sort((a, b) => a - b);
  const isContiguous = sorted.every((bit, index) => bit === sorted[0]! + index);
  if (!isContiguous) return { refused: 'Must be Contiguous' };
  return { lsb: sorted[0]!, width: sorted.length };
}
