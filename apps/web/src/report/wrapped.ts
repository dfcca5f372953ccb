import type { PDFFont } from 'pdf-lib';

/** Of tables. */
const SIZE = 7;

/** Lines that fit: broken at spaces, and inside words that are too long. */
export function wrapped(text: string, width: number, font: PDFFont, size = SIZE): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (fits(line === '' ? word : `${line} ${word}`)) line = line === '' ? word : `${line} ${word}`;
    else {
      if (line !== '') lines.push(line);
      line = '';
      for (const character of word) {
        if (line !== '' && !fits(line + character)) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
  }
  return [...lines, line];
}
