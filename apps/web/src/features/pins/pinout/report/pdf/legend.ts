import type { PinState } from '@netloom/pins';
import { rgb } from 'pdf-lib';
import { DIM, LINE, PAGE, printable } from '../../../../../report/Sheet.ts';
import type { Sheet } from '../../../../../report/Sheet.ts';

/** Each state has a sign beside its colour. */
export const LOOKS: Readonly<
  Record<PinState, { fill: ReturnType<typeof rgb>; sign: string; about: string }>
> = {
  mapped: { fill: rgb(0.16, 0.55, 0.32), sign: '', about: 'mapped: used by a mode, or GPIO (signal shown)' },
  pinned: { fill: rgb(0.9, 0.6, 0.1), sign: '~', about: '~ pinned: assigned, no mode uses it' },
  free: { fill: rgb(0.95, 0.96, 0.98), sign: '', about: 'free (no signal)' },
  conflict: { fill: rgb(0.8, 0.15, 0.15), sign: '!', about: '! conflict' },
  reserved: { fill: rgb(0.6, 0.63, 0.67), sign: '', about: 'reserved: supply, reset, boot, oscillator' },
};

/** What the looks of the pads mean. */
export function drawLegend(sheet: Sheet): void {
  let x = PAGE.margin;
  for (const { fill, about } of Object.values(LOOKS)) {
    const width = sheet.fonts.plain.widthOfTextAtSize(printable(about), 6.5);
    if (x + width + 14 > PAGE.width - PAGE.margin) {
      x = PAGE.margin;
      sheet.y += 11;
    }
    sheet.page.drawRectangle({
      x,
      y: PAGE.height - sheet.y - 7,
      width: 7,
      height: 7,
      color: fill,
      borderColor: LINE,
      borderWidth: 0.4,
    });
    sheet.text(about, x + 10, 6.5, { color: DIM });
    x += width + 22;
  }
  sheet.y += 14;
}
