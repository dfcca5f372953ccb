/** Multi-bit booleans of OpenTitan: nibbles 6, 9, 6, 9 … from the lowest are true, their complement false. */
export function mubiValue(isTrue: boolean, width: number): bigint {
  let value = 0n;
  for (let nibble = 0; nibble < width / 4; nibble++) {
    const isSix = (nibble % 2 === 0) === isTrue;
    value |= (isSix ? 6n : 9n) << BigInt(4 * nibble);
  }
  return value;
}
