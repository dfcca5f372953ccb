import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The first 16 hexadecimal digits of SHA-256 over some texts, each with its length before it. */
export function textsHash(texts: readonly string[]): string {
  const whole = texts.map((text) => `${text.length}\n${text}`).join('');
  return bytesToHex(sha256(utf8ToBytes(whole))).slice(0, 16);
}
