/** Upper-case hexadecimal digits without a prefix, at least `digits` of them. */
export function hexDigits(value: bigint, digits = 1): string {
  return value.toString(16).toUpperCase().padStart(digits, '0');
}

/** 0x1F; `bits` wide values get all their digits. */
export function hex(value: bigint, bits = 4): string {
  return `0x${hexDigits(value, Math.ceil(bits / 4))}`;
}
