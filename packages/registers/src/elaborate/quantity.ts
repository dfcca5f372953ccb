import { evaluate } from '@netloom/hdl/expression';
import type { Quantity, Worded } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import type { ParameterValues } from './types.ts';

const PLAIN = /^(?:0[xX][0-9A-Fa-f]+|\d+)$/;

export type QuantityValue = { ok: true; value: bigint } | ({ ok: false } & Worded);

/** Value of a quantity; a negative one is refused. */
export function quantityValue(quantity: Quantity, values: ParameterValues): QuantityValue {
  if (typeof quantity === 'number') return { ok: true, value: BigInt(quantity) };
  if (PLAIN.test(quantity)) return { ok: true, value: BigInt(quantity) };
  const result = evaluate(systemVerilog(quantity), values);
  if (!result.ok) return result;
  if (result.value < 0n)
    return { ok: false, ...say('REG-VALUE/below', { quantity, value: String(result.value) }) };
  return { ok: true, value: result.value };
}

/** The quantity as a constant expression of SystemVerilog: 0x1F becomes 'h1F. */
export function systemVerilog(quantity: Quantity): string {
  if (typeof quantity === 'number') return String(quantity);
  return quantity.replace(/\b0[xX]([0-9A-Fa-f_]+)\b/g, "'h$1");
}

/** True when the quantity depends on no parameter. */
export function isPlain(quantity: Quantity): boolean {
  return typeof quantity === 'number' || PLAIN.test(quantity);
}
