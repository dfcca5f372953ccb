import { FAMILIES } from '../pen.ts';
import type { Lettering } from '../pen.ts';
import type { Lettered } from './pdfPen.ts';

/** Points a unit: fine enough for print. */
const FINENESS = 8;

/** A text as the browser's own fonts draw it; undefined for one without width. */
export function lettered(text: string, { family, size, weight = 400 }: Lettering): Lettered | undefined {
  const canvas = document.createElement('canvas');
  const font = `${weight} ${size * FINENESS}px ${FAMILIES[family]}`;
  const measuring = canvas.getContext('2d', { willReadFrequently: true })!;
  measuring.font = font;
  const columns = Math.ceil(measuring.measureText(text).width);
  const rows = Math.ceil(size * FINENESS * 1.5);
  if (columns === 0) return undefined;
  [canvas.width, canvas.height] = [columns, rows];
  // Another size of the canvas is another state of its context.
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.font = font;
  context.textBaseline = 'middle';
  context.fillText(text, 0, rows / 2);
  const { data } = context.getImageData(0, 0, columns, rows);
  const alpha = data.filter((_, index) => index % 4 === 3);
  return {
    alpha: new Uint8Array(alpha),
    ...{ columns, rows, width: columns / FINENESS, height: rows / FINENESS },
  };
}
