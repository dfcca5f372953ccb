import type { Analysis, Chip, Report } from '@netloom/pins';
import { DIM, PAGE } from '../../../../../report/Sheet.ts';
import { newReport, numberPages } from '../../../../../report/newReport.ts';
import { drawTable } from '../../../../../report/table.ts';
import { drawPackage } from './packageView.ts';

/** The report as a PDF: facts, the package as vectors, and all tables. In English; the same input gives the same bytes. */
export async function pdfOf(
  report: Report,
  chip: Chip,
  analysis: Analysis,
  date: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title } = report;
  const subtitle = `Pins and peripherals, ${date.toISOString().slice(0, 10)}`;
  const { document, sheet } = await newReport({ title, kind: 'pins and peripherals', subtitle, date });
  for (const [name, value] of report.facts) {
    sheet.text(name, PAGE.margin, 8, { color: DIM });
    sheet.text(value, PAGE.margin + 60, 8);
    sheet.y += 12;
  }
  sheet.y += 8;
  drawPackage(sheet, chip, analysis);
  for (const table of [report.problems, report.pins, report.peripherals, report.clocks])
    drawTable(sheet, table);
  numberPages(document, sheet, title);
  return (await document.save()) as Uint8Array<ArrayBuffer>;
}
