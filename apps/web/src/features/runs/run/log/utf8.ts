const encoder = new TextEncoder();

export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

/** A read may begin inside a character: its at most three leftover bytes are decoded as one U+FFFD each. */
function leftoverOf(text: string): number {
  return /^\uFFFD{0,3}/.exec(text)?.[0].length ?? 0;
}

/** Bytes of a read that stand before its character `at`. Exact while the log is valid UTF-8. */
export function bytesBefore(text: string, at: number): number {
  const leftover = Math.min(at, leftoverOf(text));
  return leftover + byteLength(text.slice(leftover, at));
}

/** How many UTF-16 units of a read its first `bytes` bytes make. */
export function charactersIn(text: string, bytes: number): number {
  const leftover = Math.min(bytes, leftoverOf(text));
  return leftover + encoder.encodeInto(text.slice(leftover), new Uint8Array(bytes - leftover)).read;
}
