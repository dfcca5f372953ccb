import type { Quantity } from '@netloom/model';
import type { BlockReading } from './block.ts';
import type { Path } from './source.ts';
import { valueIn } from './values.ts';
import { say } from '../../../wording/formats/sentences.ts';

export interface Bits {
  lsb: Quantity;
  width: Quantity;
  /** Value of the width. */
  bits: number;
}

/** `7` or `msb:lsb`, where either end may depend on parameters: these stay in the expression. */
export function readBits(raw: unknown, path: Path, block: BlockReading): Bits | undefined {
  const { source, values } = block;
  const text = typeof raw === 'number' ? String(raw) : typeof raw === 'string' ? raw.trim() : '';
  const [msbText = '', lsbText = msbText, ...more] = text.split(':').map((part) => part.trim());
  if (msbText === '' || more.length > 0) {
    source.fail(say('REGGEN/bits/form', { text }), path);
    return undefined;
  }
  const msb = valueIn(msbText, values, path, source);
  const lsb = valueIn(lsbText, values, path, source);
  if (msb === undefined || lsb === undefined) return undefined;
  if (msb < lsb) source.fail(say('REGGEN/bits/order', { text }), path);
  else if (msb >= BigInt(block.width))
    source.fail(say('REGGEN/bits/fit', { text, width: block.width }), path);
  else
    return {
      lsb: symbolic(lsbText, lsb),
      width: widthOf(msbText, lsbText, msb, lsb),
      bits: Number(msb - lsb) + 1,
    };
  return undefined;
}

const isNumber = (text: string) => /^(?:0[xX][\dA-Fa-f_]+|\d+)$/.test(text);
const symbolic = (text: string, value: bigint): Quantity => (isNumber(text) ? Number(value) : text);

function widthOf(msbText: string, lsbText: string, msb: bigint, lsb: bigint): Quantity {
  if (msbText === lsbText || (isNumber(msbText) && isNumber(lsbText))) return Number(msb - lsb) + 1;
  const whole = /^(.*\S)\s*-\s*1$/.exec(msbText)?.[1];
  if (whole !== undefined && lsbText === '0') return whole;
  if (whole !== undefined && whole.endsWith(`+${lsbText}`)) return whole.slice(0, -lsbText.length - 1);
  if (whole?.startsWith(`${lsbText}+`)) return whole.slice(lsbText.length + 1);
  return `(${msbText}) - (${lsbText}) + 1`;
}
