import type { PDFDocument, PDFFont, PDFPage, RGB } from 'pdf-lib';
import { rgb } from 'pdf-lib';
import { wrapped } from './wrapped.ts';

/** A4 upright, in points of 1/72 inch. */
export const PAGE = { width: 595.28, height: 841.89, margin: 40 };
export const INK = rgb(0.12, 0.15, 0.2);
export const DIM = rgb(0.4, 0.45, 0.52);
export const LINE = rgb(0.82, 0.85, 0.89);

export interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
}

/** Pages that are filled from the top; `y` is the distance from the top edge. */
export class Sheet {
  readonly fonts: Fonts;
  readonly #document: PDFDocument;
  page: PDFPage;
  y = PAGE.margin;

  constructor(document: PDFDocument, fonts: Fonts) {
    this.#document = document;
    this.fonts = fonts;
    this.page = this.#newPage();
  }

  get width(): number {
    return PAGE.width - 2 * PAGE.margin;
  }

  /** Begins a page where there is less room than this. */
  need(height: number): boolean {
    if (this.y + height <= PAGE.height - PAGE.margin) return false;
    this.page = this.#newPage();
    this.y = PAGE.margin;
    return true;
  }

  text(text: string, x: number, size: number, options: { bold?: boolean; color?: RGB } = {}): void {
    const font = options.bold ? this.fonts.bold : this.fonts.plain;
    this.page.drawText(printable(text), {
      x,
      y: PAGE.height - this.y - size,
      size,
      font,
      color: options.color ?? INK,
    });
  }

  /** A text in lines as wide as the page. */
  linesOf(text: string, size: number): string[] {
    return wrapped(printable(text), this.width, this.fonts.plain, size);
  }

  heading(text: string): void {
    this.need(60);
    this.y += 10;
    this.text(text, PAGE.margin, 13, { bold: true });
    this.y += 22;
  }

  rule(): void {
    this.page.drawLine({
      start: { x: PAGE.margin, y: PAGE.height - this.y },
      end: { x: PAGE.width - PAGE.margin, y: PAGE.height - this.y },
      thickness: 0.5,
      color: LINE,
    });
  }

  #newPage(): PDFPage {
    return this.#document.addPage([PAGE.width, PAGE.height]);
  }
}

const ASCII: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '−': '-',
};

/** The fonts that every reader of PDF has know Windows-1252 alone. */
export function printable(text: string): string {
  return [...text.replace(/\s/g, ' ')].map((each) => ASCII[each] ?? (isKnown(each) ? each : '?')).join('');
}

function isKnown(character: string): boolean {
  return /[ -~\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u.test(character);
}
