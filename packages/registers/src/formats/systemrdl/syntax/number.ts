import { RdlError } from '../reports.ts';
import { say } from '../../../wording/formats/sentences.ts';

const MAX_BITS = 4096;

/** Value and width of a number literal (4.7); the width is absent for one without a size. */
export function numberLiteral(text: string, at: number): { value: bigint; width: number | undefined } {
  const sized = /^([\d_]+)'([bdh])(.+)$/i.exec(text);
  const digits = (sized?.[3] ?? text).replaceAll('_', '').toLowerCase();
  if (digits.length > MAX_BITS) throw new RdlError(say('RDL/number/digits', {}), at);
  if (!sized) return { value: BigInt(digits), width: undefined };
  const width = Number(sized[1]!.replaceAll('_', ''));
  const base = sized[2]!.toLowerCase();
  const allowed = { b: /^[01]+$/, d: /^\d+$/, h: /^[\da-f]+$/ }[base]!;
  if (!allowed.test(digits)) throw new RdlError(say('RDL/number/base', { text }), at);
  if (width < 1 || width > MAX_BITS) throw new RdlError(say('RDL/number/bits', { text, most: MAX_BITS }), at);
  const value = BigInt((base === 'h' ? '0x' : base === 'b' ? '0b' : '') + digits);
  if (value >> BigInt(width) > 0n) throw new RdlError(say('RDL/number/fit', { text, width }), at);
  return { value, width };
}
