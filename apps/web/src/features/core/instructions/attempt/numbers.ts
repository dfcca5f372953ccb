/** All bits of a value, in hexadecimal. */
export const wideHex = (value: bigint, width: number): string =>
  `0x${BigInt.asUintN(width, value)
    .toString(16)
    .padStart(Math.ceil(width / 4), '0')}`;

/** The bits read in two's complement. */
export const signedText = (value: bigint, width: number): string => String(BigInt.asIntN(width, value));
