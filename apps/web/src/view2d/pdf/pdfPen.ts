import { strToU8 } from 'fflate';
import type { Point, Rect } from '../geometry.ts';
import type { Area, Lettering, Pen } from '../pen.ts';
import { arcs, number, path, roundRect } from './paths.ts';
import { fontOf, isLatin, widthOf } from './latin.ts';
import type { Font } from './latin.ts';
import { pdfFile, textString } from './pdfFile.ts';
import type { PdfObject } from './pdfFile.ts';

/** A text that the standard fonts do not have, as a picture: how opaque each point is, row by row from the top. */
export interface Lettered {
  alpha: Uint8Array;
  columns: number;
  rows: number;
  /** In the units of the drawing. */
  width: number;
  height: number;
}

export interface PdfPen extends Pen {
  /** The drawing as a PDF of one page that shows `area`. */
  finish(area: Rect, background: string, title: string): Uint8Array<ArrayBuffer>;
}

/** Pages have no longer sides (ISO 32000-1, C.2). */
const LONGEST = 14_400;
/** Height of the middle of capital and small letters above the line that they stand on, as a part of the size. */
const MIDDLE = 0.34;
/** Objects before those of pictures: catalogue, pages, page, contents, information. */
const FIRST_PICTURE = 6;
const INFORMATION = 5;

/** `letter` draws what is not Latin. */
export function pdfPen(letter: (text: string, lettering: Lettering) => Lettered | undefined): PdfPen {
  const out: string[] = [];
  const alphas = new Set<number>();
  const fonts = new Set<Font>();
  const pictures: Lettered[] = [];
  const paint = (shape: string, { fill, stroke, lineWidth = 1 }: Area): void => {
    if (!fill && !stroke) return;
    const colours = [
      ...(fill ? [`${colourOf(fill, alphas)} rg`] : []),
      ...(stroke ? [`${colourOf(stroke, alphas)} RG ${number(lineWidth)} w [] 0 d`] : []),
    ];
    out.push('q', ...colours, shape, fill && stroke ? 'B' : fill ? 'f' : 'S', 'Q');
  };
  const picture = (text: string, at: Point, lettering: Lettering): void => {
    const drawn = letter(text, lettering);
    if (!drawn) return;
    pictures.push(drawn);
    const left = at.x - shareLeft(lettering) * drawn.width;
    const matrix = [drawn.width, 0, 0, -drawn.height, left, at.y + drawn.height / 2].map(number).join(' ');
    out.push('q', `${colourOf(lettering.fill, alphas)} rg`, `${matrix} cm /P${pictures.length} Do`, 'Q');
  };
  return {
    rect: (rect, area) => paint(roundRect(rect, area.radius ?? 0), area),
    polygon: (points, area) => paint(`${path(points)} h`, area),
    circle: (center, radius, area) => paint(arcs(center, radius), area),
    lines(lines, { stroke, width, dash = [] }) {
      const shape = [...lines].map(path).join(' ');
      if (shape === '') return;
      const pen = `${number(width)} w 1 j [${dash.map(number).join(' ')}] 0 d`;
      out.push('q', `${colourOf(stroke, alphas)} RG ${pen}`, shape, 'S', 'Q');
    },
    text(text, at, lettering) {
      if (!isLatin(text)) return picture(text, at, lettering);
      const { family, weight, size } = lettering;
      const font = fontOf(family, weight);
      fonts.add(font);
      const left = at.x - shareLeft(lettering) * widthOf(text, font, size);
      const place = `1 0 0 -1 ${number(left)} ${number(at.y + MIDDLE * size)} Tm`;
      const words = `/${font} ${number(size)} Tf ${place} (${text.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj`;
      out.push('q', `${colourOf(lettering.fill, alphas)} rg`, `BT ${words} ET`, 'Q');
    },
    finish: (area, background, title) =>
      pdfFile(objectsOf({ out, alphas, fonts, pictures }, area, background, title), INFORMATION),
  };
}

/** How much of a text's width lies left of its place. */
const shareLeft = ({ align }: Lettering) => ({ left: 0, center: 0.5, right: 1 })[align];

/** `r g b` for `#rrggbb` and `#rrggbbaa`, with the state that makes it as opaque before it. */
function colourOf(text: string, alphas: Set<number>): string {
  const [red, green, blue, alpha = 255] = [1, 3, 5, 7]
    .filter((at) => at < text.length)
    .map((at) => Number.parseInt(text.slice(at, at + 2), 16));
  const parts = [red!, green!, blue!].map((part) => number(part / 255)).join(' ');
  if (alpha === 255) return parts;
  alphas.add(alpha);
  return `/A${alpha} gs ${parts}`;
}

interface Drawn {
  out: readonly string[];
  alphas: ReadonlySet<number>;
  fonts: ReadonlySet<Font>;
  pictures: readonly Lettered[];
}

function objectsOf(drawn: Drawn, area: Rect, background: string, title: string): PdfObject[] {
  const scale = Math.min(1, LONGEST / area.width, LONGEST / area.height);
  const [width, height] = [area.width * scale, area.height * scale];
  // Up is up on a page, and down in a drawing.
  const turned = [scale, 0, 0, -scale, -area.x * scale, (area.y + area.height) * scale].map(number).join(' ');
  const ground = `${colourOf(background, new Set())} rg ${roundRect(area, 0)} f`;
  const contents = [`${turned} cm`, ground, ...drawn.out].join('\n');
  return [
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    { dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
    {
      dictionary:
        `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${number(width)} ${number(height)}] /Contents 4 0 R` +
        ` /Resources << ${resourcesOf(drawn)} >>`,
    },
    { dictionary: '', stream: strToU8(contents) },
    { dictionary: `/Title ${textString(title)} /Producer ${textString('Netloom')}` },
    ...drawn.pictures.map(maskOf),
  ];
}

function resourcesOf({ alphas, fonts, pictures }: Drawn): string {
  const font = (name: Font) =>
    `/${name} << /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const state = (alpha: number) => `/A${alpha} << /ca ${number(alpha / 255)} /CA ${number(alpha / 255)} >>`;
  return [
    `/Font << ${[...fonts].map(font).join(' ')} >>`,
    `/ExtGState << ${[...alphas].map(state).join(' ')} >>`,
    `/XObject << ${pictures.map((_, index) => `/P${index + 1} ${FIRST_PICTURE + index} 0 R`).join(' ')} >>`,
  ].join(' ');
}

/** Through a mask the colour at hand is painted (ISO 32000-1, 8.9.6.2): one bit a point, 0 where there is ink. */
function maskOf({ alpha, columns, rows }: Lettered): PdfObject {
  const stride = Math.ceil(columns / 8);
  const bits = new Uint8Array(stride * rows).fill(0xff);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (alpha[row * columns + column]! < 128) continue;
      bits[row * stride + (column >> 3)]! &= ~(0x80 >> (column & 7));
    }
  }
  const dictionary =
    `/Type /XObject /Subtype /Image /Width ${columns} /Height ${rows}` +
    ' /ImageMask true /BitsPerComponent 1 /Decode [0 1]';
  return { dictionary, stream: bits };
}
