import { PDFDocument, StandardFonts } from 'pdf-lib';
import { DIM, PAGE, Sheet, printable } from './Sheet.ts';

interface Head {
  title: string;
  /** Of the document's own title: what it is of the thing. */
  kind: string;
  /** A line below the title. */
  subtitle: string;
  date: Date;
}

/** An empty report with its head; the same input gives the same bytes. */
export async function newReport({ title, kind, subtitle, date }: Head) {
  const document = await PDFDocument.create();
  document.setTitle(`${title}: ${kind}`);
  document.setCreator('Netloom');
  document.setProducer('Netloom');
  document.setCreationDate(date);
  document.setModificationDate(date);
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  const sheet = new Sheet(document, fonts);
  sheet.text(title, PAGE.margin, 20, { bold: true });
  sheet.y += 26;
  sheet.text(subtitle, PAGE.margin, 9, { color: DIM });
  sheet.y += 18;
  return { document, sheet };
}

/** Each page tells its number, at last. */
export function numberPages(document: PDFDocument, { fonts }: Sheet, title: string): void {
  const pages = document.getPages();
  pages.forEach((page, index) => {
    const text = printable(`${title} · ${index + 1} / ${pages.length}`);
    const width = fonts.plain.widthOfTextAtSize(text, 7);
    page.drawText(text, {
      x: PAGE.width - PAGE.margin - width,
      y: PAGE.margin / 2,
      size: 7,
      font: fonts.plain,
      color: DIM,
    });
  });
}
