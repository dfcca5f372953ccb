import type { Drawing } from '../types.ts';
import type { Tone } from '../text/styles.ts';
import { drawnRuns } from './runs.ts';
import type { DrawnRun } from './runs.ts';
import { pictureOf } from './pictureOf.ts';
import { FILLED, fitted } from './shapes.ts';
import type { Figure, PathRole, Shape, TextRole, TextShape } from './shapes.ts';

export type PictureRole = PathRole | TextRole;

/** A CSS colour for each role, and for what lies under the picture. */
export type PictureColours = Record<PictureRole | Tone | 'ground', string>;

export const TEXT_SIZES: Record<TextRole, number> = {
  name: 12,
  group: 11,
  label: 11,
  node: 10,
  edgeLabel: 10,
  tick: 10,
  title: 13,
};

export const LINE_WIDTHS: Partial<Record<PathRole, number>> = { grid: 0.5, gapLine: 1, edge: 1, bracket: 1 };
export const DASHES: Partial<Record<PathRole, string>> = { grid: '1 3', weak: '3 2' };
export const BAND_WIDTH = 3;
const MARGIN = 8;
const EDGE = 6;

/** A register or circuit as an SVG file. */
export function svgOfFigure(figure: Figure, colours: PictureColours): string {
  const [w, h] = [Math.ceil(figure.width + 2 * MARGIN), Math.ceil(figure.height + 2 * MARGIN)];
  return [
    opening(w, h),
    ground(w, h, colours),
    ...figure.shapes.map((shape) => element(shape, colours)),
    '</svg>',
    '',
  ].join('\n');
}

function opening(w: number, h: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-MARGIN} ${-MARGIN} ${w} ${h}" font-family="sans-serif">`;
}

function ground(w: number, h: number, colours: PictureColours): string {
  return `<rect x="${-MARGIN}" y="${-MARGIN}" width="${w}" height="${h}" fill="${colours.ground}"/>`;
}

/** The picture as an SVG file, which needs no style from elsewhere and holds no script. */
export function svgOf(drawing: Drawing, colours: PictureColours): string {
  const { width, height, left, frame, names, waves } = pictureOf(drawing);
  const [w, h] = [Math.ceil(width + 2 * MARGIN), Math.ceil(height + 2 * MARGIN)];
  // What lies left of the first tick is cut off, but for half a number.
  const inside = `x="${left - EDGE}" width="${frame.width + EDGE}" height="${height}" viewBox="${-EDGE} 0 ${frame.width + EDGE} ${height}"`;
  return [
    opening(w, h),
    ground(w, h, colours),
    ...names.map((shape) => element(shape, colours)),
    `<svg ${inside} overflow="hidden">`,
    ...waves.map((shape) => element(shape, colours)),
    '</svg>',
    '</svg>',
    '',
  ].join('\n');
}

function element(shape: Shape, colours: PictureColours): string {
  if (shape.kind === 'text') return textElement(shape, colours);
  const { role, d } = shape;
  if (role === 'gate')
    return `<path d="${d}" fill="${colours.gate}" stroke="${colours.line}" stroke-width="1.4" stroke-linejoin="round"/>`;
  if (FILLED.has(role)) return `<path d="${d}" fill="${colours[role]}"/>`;
  const dash = DASHES[role] === undefined ? '' : ` stroke-dasharray="${DASHES[role]}"`;
  const width = role.startsWith('band') ? BAND_WIDTH : (LINE_WIDTHS[role] ?? 1.2);
  return `<path d="${d}" fill="none" stroke="${colours[role]}" stroke-width="${width}"${dash}/>`;
}

function textElement(shape: TextShape, colours: PictureColours): string {
  const { role, x, y, anchor, turn = 0, size = TEXT_SIZES[role] } = shape;
  const turned = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
  const runs = drawnRuns(shape, size);
  // Letters over lines keep a rim of the ground.
  const rim =
    role === 'node' || role === 'edgeLabel'
      ? ` stroke="${colours.ground}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`
      : '';
  return `<text x="${x}" y="${y}" dy="0.35em" font-size="${size}" text-anchor="${anchor}" fill="${colours[role]}"${rim}${turned}>${runs ? runs.map((run) => tspan(run, colours)).join('') : escaped(fitted(shape, size))}</text>`;
}

function tspan({ text, size, dy, style }: DrawnRun, colours: PictureColours): string {
  const attributes = Object.entries({
    'font-size': size,
    dy: dy === 0 ? undefined : dy,
    'font-weight': style.bold === true ? 'bold' : undefined,
    'font-style': style.italic === true ? 'italic' : undefined,
    'font-family': style.mono === true ? 'monospace' : undefined,
    'text-decoration': style.line,
    fill: style.fill ?? (style.tone && colours[style.tone]),
  });
  const written = attributes.filter(([, value]) => value !== undefined);
  return `<tspan ${written.map(([key, value]) => `${key}="${escaped(String(value))}"`).join(' ')}>${escaped(text)}</tspan>`;
}

function escaped(text: string): string {
  // XML has no control characters.
  const safe = [...text].filter((char) => char >= ' ').join('');
  return safe
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
