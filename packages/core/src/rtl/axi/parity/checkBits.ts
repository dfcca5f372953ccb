/**
 * Check bits as AMBA 5 has them (Arm IHI 0022H, Odd_Parity_Byte_All): with its bit, each part has an odd number of ones.
 * The first part's bit is the lowest. User signals carry them, since no block between would carry signals of AXI5.
 */
const odd = (part: string) => `~^${part}`;

/** The bits of parts, as one vector. */
const bitsOf = (parts: readonly string[]) => `{${parts.map(odd).toReversed().join(', ')}}`;

/** Bytes of a word, the lowest first. */
const bytesOf = (word: string) => [0, 1, 2, 3].map((byte) => `${word}[${8 * byte + 7}:${8 * byte}]`);

/** Bits of each user signal. */
export const USER_WIDTHS = { AW: 7, W: 6, B: 1, AR: 7, R: 6 } as const;

/** Of an address with its attributes: bytes, length, what is done, and how. LOCK, REGION and QOS are 0 here. */
export const addressBits = (prefix: string) =>
  bitsOf([
    ...bytesOf(`${prefix}addr`),
    `${prefix}len`,
    `{${prefix}size, ${prefix}burst, ${prefix}prot}`,
    `${prefix}cache`,
  ]);

/** Of a word that is written: bytes, strobes, last. */
export const writtenBits = (prefix: string) =>
  bitsOf([...bytesOf(`${prefix}data`), `${prefix}strb`, `${prefix}last`]);

/** Of a word that is read: bytes, response, last. */
export const readBits = (prefix: string) =>
  bitsOf([...bytesOf(`${prefix}data`), `${prefix}resp`, `${prefix}last`]);

/** Of the response to a write. */
export const responseBit = (prefix: string) => odd(`${prefix}resp`);

/** Check bits of the reads of a side, and of writes. */
export const READ_BITS = USER_WIDTHS.AR + USER_WIDTHS.R;
export const WRITE_BITS = USER_WIDTHS.AW + USER_WIDTHS.W + USER_WIDTHS.B;
