import { packageLayout } from '@netloom/pins';
import type { Analysis, Chip, ChipPin, Pad, PinState } from '@netloom/pins';
import { degrees, rgb } from 'pdf-lib';
import { DIM, INK, LINE, PAGE, printable } from './Sheet.ts';
import type { Sheet } from './Sheet.ts';

/** Each state has a sign beside its colour. */
const LOOKS: Readonly<Record<PinState, { fill: ReturnType<typeof rgb>; sign: string; about: string }>> = {
  mapped: { fill: rgb(0.16, 0.55, 0.32), sign: '', about: 'mapped: used by a mode, or GPIO (signal shown)' },
  pinned: { fill: rgb(0.9, 0.6, 0.1), sign: '~', about: '~ pinned: assigned, no mode uses it' },
  free: { fill: rgb(0.95, 0.96, 0.98), sign: '', about: 'free (no signal)' },
  conflict: { fill: rgb(0.8, 0.15, 0.15), sign: '!', about: '! conflict' },
  reserved: { fill: rgb(0.6, 0.63, 0.67), sign: '', about: 'reserved: supply, reset, boot, oscillator' },
};

/** Room for the texts beside the leads. */
const TEXT_ROOM = 92;

/** The package to scale from the top, as vectors, with what each pin carries, and a legend. */
export function drawPackage(sheet: Sheet, chip: Chip, analysis: Analysis): void {
  const layout = packageLayout(chip);
  const isGrid = layout.kind === 'grid';
  const reachX = reach(
    [...layout.pads.values()].map((pad) => Math.abs(pad.x) + pad.width / 2),
    layout.width,
  );
  const reachY = reach(
    [...layout.pads.values()].map((pad) => Math.abs(pad.y) + pad.height / 2),
    layout.height,
  );
  const room = sheet.width - (isGrid ? 8 : 2 * TEXT_ROOM);
  const scale = Math.min(room / (2 * reachX), 470 / (2 * reachY));
  const margin = isGrid ? 4 : layout.kind === 'quad' ? TEXT_ROOM : 4;
  const height = 2 * reachY * scale + 2 * margin;
  sheet.need(height + 30);
  const centre = { x: PAGE.width / 2, y: PAGE.height - sheet.y - height / 2 };
  const { page } = sheet;
  page.drawRectangle({
    x: centre.x - (layout.width / 2) * scale,
    y: centre.y - (layout.height / 2) * scale,
    width: layout.width * scale,
    height: layout.height * scale,
    borderColor: DIM,
    borderWidth: 0.8,
  });
  page.drawCircle({
    x: centre.x - (layout.width / 2) * scale + (isGrid ? 6 : 12),
    y: centre.y + (layout.height / 2) * scale - (isGrid ? 6 : 12),
    size: isGrid ? 2 : 3,
    color: DIM,
  });
  if (!isGrid) drawName(sheet, centre, chip, layout.width * scale);
  for (const [position, pins] of pinsByPosition(chip)) {
    const pad = layout.pads.get(position);
    const pin = pins.find(({ name }) => analysis.pins.get(name)?.assignment) ?? pins[0]!;
    if (!pad) continue;
    const state = analysis.pins.get(pin.name)?.state ?? 'reserved';
    const at = { x: centre.x + pad.x * scale, y: centre.y - pad.y * scale };
    const shape = { color: LOOKS[state].fill, borderColor: DIM, borderWidth: 0.3 };
    if (isGrid) page.drawCircle({ ...at, size: (pad.width / 2) * scale * 1.5, ...shape });
    else
      page.drawRectangle({
        x: at.x - (pad.width / 2) * scale,
        y: at.y - (pad.height / 2) * scale,
        width: pad.width * scale,
        height: pad.height * scale,
        ...shape,
      });
    const held = analysis.pins.get(pin.name)?.assignment;
    const carried = held ? `${LOOKS[state].sign}${held.label ?? held.signal}` : '';
    if (isGrid) ballText(sheet, at, [position, shortName(pin.name), carried], pad.width * scale * 1.5, state);
    else leadText(sheet, at, pad, scale, layout.pitch * scale, `${position} ${pin.name}`, carried);
  }
  sheet.y += height + 6;
  drawLegend(sheet);
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

function reach(values: readonly number[], body: number): number {
  return Math.max(body / 2, ...values);
}

function pinsByPosition({ pins }: Chip): Map<string, ChipPin[]> {
  const found = new Map<string, ChipPin[]>();
  for (const pin of pins) found.set(pin.position, [...(found.get(pin.position) ?? []), pin]);
  return found;
}

/** `PC14` of `PC14-OSC32_IN`. */
function shortName(name: string): string {
  return /^P[A-Z]\d+/.exec(name)?.[0] ?? name;
}

interface Point {
  x: number;
  y: number;
}

/** Height of each line in a ball and the room that the circle leaves there, in parts of its width. */
const BALL_LINES = [
  { y: 0.16, room: 0.78 },
  { y: -0.07, room: 0.92 },
  { y: -0.27, room: 0.72 },
] as const;

/** Position, name and signal in a ball, as small as the ball wants them. */
function ballText(sheet: Sheet, at: Point, lines: readonly string[], width: number, state: PinState): void {
  const isDark = state === 'mapped' || state === 'conflict';
  lines.forEach((line, index) => {
    const text = printable(line);
    const wanted = sheet.fonts.plain.widthOfTextAtSize(text, 1);
    const { y, room } = BALL_LINES[index]!;
    const size = Math.min(width / 4.2, wanted === 0 ? 1 : (width * room) / wanted);
    const half = sheet.fonts.plain.widthOfTextAtSize(text, size) / 2;
    sheet.page.drawText(text, {
      x: at.x - half,
      y: at.y + y * width,
      size,
      font: sheet.fonts.plain,
      color: isDark ? rgb(1, 1, 1) : INK,
    });
  });
}

/** The name and what the pin carries, away from the body along the lead. */
function leadText(
  sheet: Sheet,
  at: Point,
  { side, width, height }: Pad,
  scale: number,
  pitch: number,
  name: string,
  carried: string,
): void {
  if (side === undefined) return;
  const size = Math.min(7, pitch * 0.8);
  const [plain, bold] = [printable(`${name}  `), printable(carried)];
  const first = sheet.fonts.plain.widthOfTextAtSize(plain, size);
  const second = sheet.fonts.bold.widthOfTextAtSize(bold, size);
  const isUpright = side === 'top' || side === 'bottom';
  const gap = ((isUpright ? height : width) / 2) * scale + 3;
  const along = side === 'right' || side === 'top' ? gap : -gap - first - second;
  const draw = (text: string, from: number, font: typeof sheet.fonts.plain) =>
    sheet.page.drawText(text, {
      x: isUpright ? at.x + size * 0.35 : at.x + from,
      y: isUpright ? at.y + from : at.y - size * 0.35,
      size,
      font,
      color: INK,
      rotate: degrees(isUpright ? 90 : 0),
    });
  draw(plain, along, sheet.fonts.plain);
  draw(bold, along + first, sheet.fonts.bold);
}

function drawLegend(sheet: Sheet): void {
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
