/** Bits to hexadecimal digits; a digit with an unknown bit is x, one of four floating bits z. */
export function hexOf(bits: string): string {
  if (/^[01]*$/.test(bits) && bits.length <= 32) {
    return bits === ''
      ? ''
      : Number.parseInt(bits, 2)
          .toString(16)
          .padStart(Math.ceil(bits.length / 4), '0');
  }
  const padded = bits
    .replace(/[lL]/g, '0')
    .replace(/[hH]/g, '1')
    .padStart(Math.ceil(bits.length / 4) * 4, '0');
  let text = '';
  for (let at = 0; at < padded.length; at += 4) {
    const digit = padded.slice(at, at + 4);
    if (/^[01]+$/.test(digit)) text += Number.parseInt(digit, 2).toString(16);
    else text += /^z+$/.test(digit) ? 'z' : 'x';
  }
  return text;
}

/** The bits' value; null when one is unknown or they are more than 52. */
export function numberOf(bits: string): number | null {
  return /^[01lh]{1,52}$/.test(bits) ? Number.parseInt(bits.replace(/l/g, '0').replace(/h/g, '1'), 2) : null;
}
