import type { Analysis, Chip, ChipPin, Pad, PinState } from '@netloom/pins';
import { degrees, rgb } from 'pdf-lib';
import { LOOKS } from './legend.ts';
import type { PackageView, Point } from './packageView.ts';
import { DIM, INK, printable } from '../../../../../report/Sheet.ts';
import type { Sheet } from '../../../../../report/Sheet.ts';

/** Every pad in the colour of its state, with the name of its pin and what that carries. */
export function drawPads(view: PackageView, chip: Chip, analysis: Analysis): void {
  const { sheet, layout, scale, centre } = view;
  const isGrid = layout.kind === 'grid';
  for (const [position, pins] of pinsByPosition(chip)) {
    const pad = layout.pads.get(position);
    const pin = pins.find(({ name }) => analysis.pins.get(name)?.assignment) ?? pins[0]!;
    if (!pad) continue;
    const { state = 'reserved', assignment } = analysis.pins.get(pin.name) ?? {};
    const at = { x: centre.x + pad.x * scale, y: centre.y - pad.y * scale };
    drawPad(view, pad, at, state);
    const carried = assignment ? `${LOOKS[state].sign}${assignment.label ?? assignment.signal}` : '';
    if (isGrid) ballText(sheet, at, [position, shortName(pin.name), carried], pad.width * scale * 1.5, state);
    else leadText(sheet, at, pad, scale, layout.pitch * scale, `${position} ${pin.name}`, carried);
  }
}

function drawPad({ sheet, layout, scale }: PackageView, pad: Pad, at: Point, state: PinState): void {
  const shape = { color: LOOKS[state].fill, borderColor: DIM, borderWidth: 0.3 };
  if (layout.kind === 'grid')
    return sheet.page.drawCircle({ ...at, size: (pad.width / 2) * scale * 1.5, ...shape });
  sheet.page.drawRectangle({
    x: at.x - (pad.width / 2) * scale,
    y: at.y - (pad.height / 2) * scale,
    width: pad.width * scale,
    height: pad.height * scale,
    ...shape,
  });
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
