/** Names end to end in UTF-8; row i's is `bytes[at[i] … at[i + 1]]`, with its range if it has one. */
export interface NameBytes {
  bytes: Uint8Array;
  at: Uint32Array;
}

const [openBracket, closeBracket, colon, minus, blank] = [0x5b, 0x5d, 0x3a, 0x2d, 0x20];

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

/**
 * Where a name ends without its range: `data[7:0]`, `data [7:0]` and `bit [3]` have one; `mem[3]` is an element, its
 * index part of the name.
 */
export function bareEnd({ bytes, at }: NameBytes, row: number): number {
  const begin = at[row]!;
  const end = at[row + 1]!;
  if (bytes[end - 1] !== closeBracket) return end;
  let colons = 0;
  let i = end - 2;
  for (; i > begin && bytes[i] !== openBracket; i--) {
    if (bytes[i] === colon) colons += 1;
    else if (!isDigit(bytes[i]!) && bytes[i] !== minus) return end;
  }
  const spaced = bytes[i - 1] === blank;
  if (i <= begin || colons > 1 || i === end - 2 || !(spaced || colons === 1)) return end;
  while (i > begin && bytes[i - 1] === blank) i -= 1;
  return i > begin ? i : end;
}

/** How many bytes of a name are as in `text` from `offset` on. */
export function sameLength({ bytes, at }: NameBytes, row: number, text: Uint8Array, offset: number): number {
  const begin = at[row]!;
  const most = Math.min(at[row + 1]! - begin, text.length - offset);
  let same = 0;
  while (same < most && bytes[begin + same] === text[offset + same]) same += 1;
  return same;
}
