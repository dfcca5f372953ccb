import { errorText } from '../../../../../announce.ts';
import { saidIn } from '@netloom/model';
import { sentencesOf } from '../../../../../diagnostics/useSaid.ts';
import { i18n } from '../../../../../i18n.ts';
import type { WavePalette } from '../../paint/palette.ts';
import { clippedX } from '../../paint/plot.ts';
import type { Lane, Plot } from '../../paint/plot.ts';
import type { KnownMarks, Marks } from '../MarksLoader.ts';
import { boxesOf } from './boxes.ts';
import type { Box } from './boxes.ts';

const hatchStep = 5;
const textRoom = 12;
/** Boxes narrower than this are solid. */
const outlineFrom = 3;

const shortKinds: Record<string, string> = {
  read: 'R',
  write: 'W',
  rx: 'RX',
  tx: 'TX',
  mosi: 'MOSI',
  miso: 'MISO',
  error: '',
};

export function kindColour(kind: string, { rows, unknown, bus }: WavePalette): string {
  if (kind === 'read' || kind === 'rx' || kind === 'miso') return rows.blue;
  if (kind === 'write' || kind === 'tx' || kind === 'mosi') return rows.orange;
  return kind === 'error' ? unknown : bus;
}

function rect({ context }: Plot, x0: number, y0: number, x1: number, y1: number): void {
  context.beginPath();
  context.rect(x0, y0, x1 - x0, y1 - y0);
}

function hatch(plot: Plot, x0: number, x1: number, { top, bottom }: Lane, colour: string): void {
  const { context } = plot;
  const height = bottom - top;
  context.save();
  rect(plot, x0, top, x1, bottom);
  context.clip();
  context.strokeStyle = colour;
  context.globalAlpha = 0.45;
  context.beginPath();
  for (let x = x0 - height; x < x1; x += hatchStep) {
    context.moveTo(x, bottom);
    context.lineTo(x + height, top);
  }
  context.stroke();
  context.restore();
}

/** A triangle that hangs from the upper edge: the sign of an error besides its colour. */
function errorSign({ context, palette }: Plot, { x0, x1, top, bottom }: Box): void {
  const size = Math.min(6, (bottom - top) / 2);
  const x = Math.max(Math.min(x0, x1), 0);
  context.fillStyle = palette.unknown;
  context.beginPath();
  context.moveTo(x - (x1 - x0 < size ? size / 2 : 0), top);
  context.lineTo(x + size, top);
  context.lineTo(x + (x1 - x0 < size ? size / 4 : 0), top + size);
  context.closePath();
  context.fill();
}

/** As much of a text as there is room for, in a font of equal widths. */
function fitted({ context }: Plot, text: string, width: number): string {
  const letters = Math.floor(width / context.measureText('0').width);
  if (text.length <= letters) return text;
  return letters < 2 ? '' : `${text.slice(0, letters - 1)}…`;
}

function paintLabel(plot: Plot, { mark, x0, x1, top, bottom }: Box): void {
  const { context, palette } = plot;
  const left = Math.max(x0, 0) + (mark.errors > 0 ? 8 : 4);
  const right = Math.min(x1, plot.width) - 3;
  if (mark.label === '' || right - left < textRoom || bottom - top < 9) return;
  const label = saidIn(sentencesOf(i18n), { message: mark.label, wording: mark.wording });
  const text = fitted(
    plot,
    [shortKinds[mark.kind] ?? mark.kind, label].filter(Boolean).join(' '),
    right - left,
  );
  context.font = palette.smallFont;
  context.textBaseline = 'middle';
  context.fillStyle = palette.text;
  context.fillText(text, left, (top + bottom) / 2 + 0.5);
  context.font = palette.font;
}

function paintBox(plot: Plot, box: Box, selected: boolean): void {
  const { context, palette } = plot;
  const { mark, x0, x1, top, bottom } = box;
  const colour = mark.errors > 0 ? palette.unknown : kindColour(mark.kind, palette);
  const solid = mark.index === null || x1 - x0 < outlineFrom;
  context.globalAlpha = selected ? 0.45 : solid ? 0.6 : 0.16;
  context.fillStyle = colour;
  context.fillRect(x0, top, x1 - x0, bottom - top);
  context.globalAlpha = 1;
  for (const [from, to] of mark.stalled) {
    const [left, right] = [Math.max(clippedX(plot, from), x0), Math.min(clippedX(plot, to), x1)];
    if (right - left > 2) hatch(plot, left, right, { top, bottom }, palette.dim);
  }
  if (!solid) {
    context.strokeStyle = colour;
    context.lineWidth = selected ? 2 : 1;
    rect(plot, x0 + 0.5, top + 0.5, Math.max(x0 + 1.5, x1 - 0.5), bottom - 0.5);
    context.stroke();
    context.lineWidth = 1;
  }
  if (mark.errors > 0) errorSign(plot, box);
  if (!solid) paintLabel(plot, box);
}

/** What is not decoded yet, or left out: hatched, with how far it is. */
function paintRest(plot: Plot, lane: Lane, { progress, limited, until }: Marks): void {
  if (progress >= 1 && !limited) return;
  const { context, palette, width } = plot;
  const left = Math.max(0, clippedX(plot, until));
  if (left >= width) return;
  hatch(plot, left, width, lane, palette.grid);
  context.fillStyle = palette.dim;
  context.textBaseline = 'middle';
  context.fillText(limited ? '…' : `${Math.floor(progress * 100)} %`, left + 6, (lane.top + lane.bottom) / 2);
}

/** One decoder's row; `selected` is the index of the transaction that is chosen in the table. */
export function paintTransactions(
  plot: Plot,
  lane: Lane,
  { marks, error }: KnownMarks,
  selected: number | null,
): void {
  const { context, palette } = plot;
  if (error) {
    context.fillStyle = palette.unknown;
    context.textBaseline = 'middle';
    context.fillText(`⚠ ${errorText(error)}`, 6, (lane.top + lane.bottom) / 2);
    return;
  }
  if (!marks) return;
  paintRest(plot, lane, marks);
  for (const box of boxesOf(plot, lane, marks.marks, marks.lanes)) {
    paintBox(plot, box, selected !== null && box.mark.index === selected);
  }
}
