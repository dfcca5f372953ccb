import { parseConstant } from '@netloom/hdl/expression';
import type { Quantity } from '@netloom/model';

/** Numbers of 2009: `#` or `0x` before hexadecimal digits, a scale behind decimal ones (IEEE 1685-2009, C.1). */
const SCALED = /^\+?(?:(?:0[xX]|#)([0-9A-Fa-f_]+)|(\d+)([kKmMgGtT]?))$/;
const SCALES = { k: 10n, m: 20n, g: 30n, t: 40n } as const;
const UNSIZED_HEX = /^'h([0-9A-Fa-f_]+)$/i;

/** A number or expression as IP-XACT writes it. `name` gives the name of a parameter by its id. */
export function quantityOf(text: string, name: (id: string) => string): Quantity {
  const plain = text.trim();
  const scaled = SCALED.exec(plain);
  if (scaled) {
    const [, hex, digits = '0', scale = ''] = scaled;
    if (hex !== undefined) return `0x${hex.replaceAll('_', '')}`;
    return small(BigInt(digits) << (SCALES[scale.toLowerCase() as keyof typeof SCALES] ?? 0n));
  }
  const hex = UNSIZED_HEX.exec(plain)?.[1];
  if (hex !== undefined) return `0x${hex.replaceAll('_', '')}`;
  const literal = plain.includes("'") ? parseConstant(plain) : undefined;
  if (literal) return `0x${literal.value.toString(16).toUpperCase()}`;
  return plain.replace(/(?<![\w$'])[A-Za-z_]\w*/g, (id) => name(id));
}

export function small(value: bigint): Quantity {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : `0x${value.toString(16).toUpperCase()}`;
}
