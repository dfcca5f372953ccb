import type { ElaboratedRegister } from './types.ts';

/** Value of the whole register after reset; fields without a reset count as 0. */
export function resetValue({ fields }: ElaboratedRegister): bigint {
  let value = 0n;
  for (const { lsb, reset } of fields) value |= (reset ?? 0n) << BigInt(lsb);
  return value;
}

/** Bits that have a known value after reset. */
export function resetMask({ fields }: ElaboratedRegister): bigint {
  let mask = 0n;
  for (const field of fields) if (field.reset !== undefined) mask |= maskOf(field);
  return mask;
}

/** The field's bits in its register. */
export function maskOf({ lsb, width }: { lsb: number; width: number }): bigint {
  return ((1n << BigInt(width)) - 1n) << BigInt(lsb);
}
