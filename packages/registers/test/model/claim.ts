/** Bits of a field that one side wants to change, and what to. */
export interface Claim {
  mask: bigint;
  bits: bigint;
}

export const NOTHING: Claim = { mask: 0n, bits: 0n };

export const ones = (width: number): bigint => (1n << BigInt(width)) - 1n;

/** `over` where it claims, `under` elsewhere. */
export function both(over: Claim, under: Claim): Claim {
  return {
    mask: over.mask | under.mask,
    bits: (over.bits & over.mask) | (under.bits & under.mask & ~over.mask),
  };
}

export function applied(old: bigint, { mask, bits }: Claim): bigint {
  return (old & ~mask) | (bits & mask);
}
