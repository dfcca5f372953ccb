const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** CRC-32 of gzip (RFC 1952, section 8), taken on from `crc`. */
export function crc32(bytes: Uint8Array, crc = 0): number {
  let value = ~crc;
  for (let i = 0; i < bytes.length; i++) value = (value >>> 8) ^ crcTable[(value ^ bytes[i]!) & 255]!;
  return ~value >>> 0;
}

const adlerModulus = 65521;
/** As many bytes as can be summed before 32 bits overflow (RFC 1950, section 9). */
const adlerRun = 5552;

/** Adler-32 of zlib (RFC 1950). */
export function adler32(bytes: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let from = 0; from < bytes.length; from += adlerRun) {
    const to = Math.min(bytes.length, from + adlerRun);
    for (let i = from; i < to; i++) b += a += bytes[i]!;
    a %= adlerModulus;
    b %= adlerModulus;
  }
  return ((b << 16) | a) >>> 0;
}
