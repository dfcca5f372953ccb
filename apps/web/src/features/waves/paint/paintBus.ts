import type { Lane, Plot, Segment } from './plot.ts';

const slant = 4;
const textRoom = 14;

function colourOf(value: string, { palette }: Plot): string {
  if (/[xuw-]/.test(value)) return palette.unknown;
  return value.includes('z') ? palette.floating : palette.bus;
}

/** Adds a hexagon to a path; the narrower it is, the more it is a bar. */
function addOutline(path: Path2D, { x0, x1 }: Segment, { top, bottom }: Lane): void {
  const middle = (top + bottom) / 2;
  const corner = Math.min(slant, (x1 - x0) / 2);
  path.moveTo(x0, middle);
  path.lineTo(x0 + corner, top);
  path.lineTo(x1 - corner, top);
  path.lineTo(x1, middle);
  path.lineTo(x1 - corner, bottom);
  path.lineTo(x0 + corner, bottom);
  path.closePath();
}

/** Outlines by colour: one stroke a colour, however many changes there are. */
function outlines(plot: Plot, lane: Lane, segments: Segment[], bits: boolean): Map<string, Path2D> {
  const paths = new Map<string, Path2D>();
  for (const segment of segments) {
    if (typeof segment.value !== 'string') continue;
    const colour = bits ? colourOf(segment.value, plot) : plot.palette.bus;
    let path = paths.get(colour);
    if (!path) paths.set(colour, (path = new Path2D()));
    addOutline(path, segment, lane);
  }
  return paths;
}

function fillFaintly({ context }: Plot, colour: string, alpha: number, path: Path2D): void {
  context.fillStyle = colour;
  context.globalAlpha = alpha;
  context.fill(path);
  context.globalAlpha = 1;
}

/** Stretches with more changes than pixels, each at least a pixel wide. */
function paintMany(plot: Plot, { top, bottom }: Lane, segments: Segment[]): void {
  const path = new Path2D();
  for (const { x0, x1, value } of segments) {
    if (value === null) path.rect(x0, top, Math.max(1, x1 - x0), bottom - top);
  }
  fillFaintly(plot, plot.palette.bus, 0.4, path);
}

function paintTexts(plot: Plot, lane: Lane, segments: Segment[], format: (value: string) => string): void {
  const { context, palette, width } = plot;
  const perCharacter = context.measureText('0').width;
  context.fillStyle = palette.text;
  context.textBaseline = 'middle';
  for (const { x0, x1, value } of segments) {
    if (typeof value !== 'string' || x1 - x0 < textRoom) continue;
    const left = Math.max(x0, 0) + slant + 2;
    const fits = Math.floor((Math.min(x1, width) - slant - 2 - left) / perCharacter);
    const text = format(value);
    if (fits < Math.min(2, text.length)) continue;
    const shown = text.length <= fits ? text : `${text.slice(0, fits - 1)}…`;
    context.fillText(shown, left, (lane.top + lane.bottom) / 2 + 0.5);
  }
}

/**
 * A vector, real or string: hexagons with the value's text.
 * @param bits whether the values are bits, whose x and z have colours
 */
export function paintBus(
  plot: Plot,
  lane: Lane,
  segments: Segment[],
  bits: boolean,
  format: (value: string) => string,
): void {
  paintMany(plot, lane, segments);
  for (const [colour, path] of outlines(plot, lane, segments, bits)) {
    fillFaintly(plot, colour, 0.1, path);
    plot.context.strokeStyle = colour;
    plot.context.stroke(path);
  }
  paintTexts(plot, lane, segments, format);
}
