import type { Analysis, Chip, Report } from '@netloom/pins';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { DIM, PAGE, Sheet, printable } from './Sheet.ts';
import { drawPackage } from './packageView.ts';
import { drawTable } from './table.ts';

/** The report as a PDF: facts, the package as vectors, and all tables. In English; the same input gives the same bytes. */
export async function pdfOf(
  report: Report,
  chip: Chip,
  analysis: Analysis,
  date: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.setTitle(`${report.title}: pins and peripherals`);
  document.setCreator('Netloom');
  document.setProducer('Netloom');
  document.setCreationDate(date);
  document.setModificationDate(date);
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  const sheet = new Sheet(document, fonts);
  sheet.text(report.title, PAGE.margin, 20, { bold: true });
  sheet.y += 26;
  sheet.text(`Pins and peripherals, ${date.toISOString().slice(0, 10)}`, PAGE.margin, 9, { color: DIM });
  sheet.y += 18;
  for (const [name, value] of report.facts) {
    sheet.text(name, PAGE.margin, 8, { color: DIM });
    sheet.text(value, PAGE.margin + 60, 8);
    sheet.y += 12;
  }
  sheet.y += 8;
  drawPackage(sheet, chip, analysis);
  for (const table of [report.problems, report.pins, report.peripherals, report.clocks])
    drawTable(sheet, table);
  numberPages(document, sheet, report.title);
  return (await document.save()) as Uint8Array<ArrayBuffer>;
}

function numberPages(document: PDFDocument, { fonts }: Sheet, title: string): void {
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
