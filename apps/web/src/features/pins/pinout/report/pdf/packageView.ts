import { packageLayout } from '@netloom/pins';
import type { Analysis, Chip, PackageLayout } from '@netloom/pins';
import { drawLegend } from './legend.ts';
import { drawPads } from './packagePads.ts';
import { DIM, INK, PAGE, printable } from '../../../../../report/Sheet.ts';
import type { Sheet } from '../../../../../report/Sheet.ts';

/** Room for the texts beside the leads. */
const TEXT_ROOM = 92;

export interface Point {
  x: number;
  y: number;
}

/** A package as it lies on a sheet. */
export interface PackageView {
  sheet: Sheet;
  layout: PackageLayout;
  /** Points of the sheet for a millimetre. */
  scale: number;
  centre: Point;
}

/** The package to scale from the top, as vectors, with what each pin carries, and a legend. */
export function drawPackage(sheet: Sheet, chip: Chip, analysis: Analysis): void {
  const layout = packageLayout(chip);
  const { scale, height } = fitted(layout, sheet.width);
  sheet.need(height + 30);
  const centre = { x: PAGE.width / 2, y: PAGE.height - sheet.y - height / 2 };
  const view = { sheet, layout, scale, centre };
  drawBody(view);
  if (layout.kind !== 'grid') drawName(sheet, centre, chip, layout.width * scale);
  drawPads(view, chip, analysis);
  sheet.y += height + 6;
  drawLegend(sheet);
}

/** As large as the sheet has room for it, and how high it is then with the texts beside its leads. */
function fitted({ kind, width, height, pads }: PackageLayout, sheetWidth: number) {
  const all = [...pads.values()];
  const isGrid = kind === 'grid';
  const reachX = reach(
    all.map((pad) => Math.abs(pad.x) + pad.width / 2),
    width,
  );
  const reachY = reach(
    all.map((pad) => Math.abs(pad.y) + pad.height / 2),
    height,
  );
  const room = sheetWidth - (isGrid ? 8 : 2 * TEXT_ROOM);
  const scale = Math.min(room / (2 * reachX), 470 / (2 * reachY));
  const margin = kind === 'quad' ? TEXT_ROOM : 4;
  return { scale, height: 2 * reachY * scale + 2 * margin };
}

function reach(values: readonly number[], body: number): number {
  return Math.max(body / 2, ...values);
}

/** The body, and the mark at its first pin. */
function drawBody({ sheet: { page }, layout: { kind, width, height }, scale, centre }: PackageView): void {
  const isGrid = kind === 'grid';
  page.drawRectangle({
    x: centre.x - (width / 2) * scale,
    y: centre.y - (height / 2) * scale,
    width: width * scale,
    height: height * scale,
    borderColor: DIM,
    borderWidth: 0.8,
  });
  page.drawCircle({
    x: centre.x - (width / 2) * scale + (isGrid ? 6 : 12),
    y: centre.y + (height / 2) * scale - (isGrid ? 6 : 12),
    size: isGrid ? 2 : 3,
    color: DIM,
  });
}

function drawName(sheet: Sheet, { x, y }: Point, { model, package: housing }: Chip, width: number): void {
  [model, housing].forEach((line, index) => {
    const text = printable(line);
    const font = index === 0 ? sheet.fonts.bold : sheet.fonts.plain;
    const size = Math.min(14 - 4 * index, (width * 0.8) / font.widthOfTextAtSize(text, 1));
    const half = font.widthOfTextAtSize(text, size) / 2;
    sheet.page.drawText(text, { x: x - half, y: y - index * 16, size, font, color: index === 0 ? INK : DIM });
  });
}
