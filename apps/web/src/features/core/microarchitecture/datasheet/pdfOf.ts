import type { Datasheet } from '@netloom/core/datasheet';
import { DIM, PAGE } from '../../../../report/Sheet.ts';
import { newReport, numberPages } from '../../../../report/newReport.ts';
import { drawTable } from '../../../../report/table.ts';

/** The datasheet as a PDF; the same input gives the same bytes. */
export async function pdfOf(
  { title, subtitle, tables }: Datasheet,
  date: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { document, sheet } = await newReport({ title, kind: 'datasheet', subtitle, date });
  for (const table of tables) {
    drawTable(sheet, table);
    if (table.note === undefined) continue;
    sheet.y += 4;
    for (const line of sheet.linesOf(table.note, 7)) {
      sheet.need(10);
      sheet.text(line, PAGE.margin, 7, { color: DIM });
      sheet.y += 9;
    }
  }
  numberPages(document, sheet, title);
  return (await document.save()) as Uint8Array<ArrayBuffer>;
}
