const latin1 = new TextDecoder('latin1');
const utf8 = new TextDecoder('utf-8', { fatal: true });
const encoder = new TextEncoder();

/** Few bytes as text, one character a byte. */
export function plainText(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let i = from; i < to; i++) text += String.fromCharCode(bytes[i]!);
  return text;
}

/** A word for a message, shortened. */
export function quoted(bytes: Uint8Array, from: number, to: number): string {
  return `"${plainText(bytes, from, Math.min(to, from + 40))}${to > from + 40 ? '…' : ''}"`;
}

/** Bytes as UTF-8; those that are none are Latin-1. */
export function asUtf8(bytes: Uint8Array): Uint8Array {
  if (bytes.every((byte) => byte < 128)) return bytes;
  try {
    utf8.decode(bytes);
    return bytes;
  } catch {
    return encoder.encode(latin1.decode(bytes));
  }
}

const escaped: Record<string, number> = { a: 7, b: 8, f: 12, n: 10, r: 13, t: 9, v: 11 };

/** Resolves C escapes: writers put blanks into strings as `\040` or `\x20`. */
export function unescape(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(92)) return bytes;
  const text = latin1.decode(bytes);
  const plain = text.replace(
    /\\(?:([0-7]{3})|x([0-9a-fA-F]{2})|(.))/g,
    (_, octal: string | undefined, hex: string | undefined, other: string) => {
      if (octal) return String.fromCharCode(parseInt(octal, 8) & 255);
      if (hex) return String.fromCharCode(parseInt(hex, 16));
      return other in escaped ? String.fromCharCode(escaped[other]!) : other;
    },
  );
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}
