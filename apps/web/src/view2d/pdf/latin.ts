/** Widths of the characters from space to tilde in thousandths of the size, as the standard fonts of PDF have them. */
const SANS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';
const MONO_WIDTH = 600;
const SPACE = 0x20;

const widthsOf = (text: string) => text.split(' ').map(Number);
const [sans, bold] = [widthsOf(SANS), widthsOf(BOLD)];

/** A standard font, which no PDF needs to hold. */
export type Font = 'Helvetica' | 'Helvetica-Bold' | 'Courier' | 'Courier-Bold';

export function fontOf(family: 'sans' | 'mono', weight = 400): Font {
  const isBold = weight >= 600;
  if (family === 'mono') return isBold ? 'Courier-Bold' : 'Courier';
  return isBold ? 'Helvetica-Bold' : 'Helvetica';
}

/** Whether a text has no characters but those whose widths are known. */
export function isLatin(text: string): boolean {
  return /^[\u0020-\u007E]*$/.test(text);
}

/** Width of such a text, in the unit of its size. */
export function widthOf(text: string, font: Font, size: number): number {
  if (font.startsWith('Courier')) return (text.length * MONO_WIDTH * size) / 1000;
  const widths = font === 'Helvetica-Bold' ? bold : sans;
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += widths[text.charCodeAt(at) - SPACE]!;
  return (sum * size) / 1000;
}
