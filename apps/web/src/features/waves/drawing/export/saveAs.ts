import { figureShapes, svgOf, svgOfFigure } from '@netloom/waves/drawing';
import { saveBlob } from '../../../../api/saveBlob.ts';
import { copyText } from '../../../../parts/copyText.ts';
import { i18n } from '../../../../i18n.ts';
import { EXTENSION } from '../files/drawings.ts';
import { paperColours } from '../picture/colours.ts';
import type { Drawn } from '../store/drawn.ts';

export type ExportKind = 'svg' | 'png' | 'json';

/** Pixels a pixel of the drawing, so that print is sharp. */
const SHARPNESS = 2;
/** Browsers refuse larger canvases. */
const MOST_PIXELS = 16_000;

function svgTextOf({ shown, figure }: Drawn): string {
  if (figure) return svgOfFigure(figureShapes(figure), paperColours());
  return svgOf(shown!.drawing, paperColours(shown!.drawing.skin));
}

function baseName({ path }: Drawn): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.endsWith(EXTENSION) ? name.slice(0, -EXTENSION.length) : name.replace(/\.\w+$/, '');
}

export async function saveAs(kind: ExportKind, open: Drawn): Promise<void> {
  const name = `${baseName(open)}${kind === 'json' ? EXTENSION : `.${kind}`}`;
  if (kind === 'png') return saveBlob(await pngOf(open), name);
  const text = kind === 'svg' ? svgTextOf(open) : open.text;
  saveBlob(new Blob([text], { type: kind === 'svg' ? 'image/svg+xml' : 'application/json' }), name);
}

export async function copyAsText(kind: 'svg' | 'json', open: Drawn): Promise<void> {
  await copyText(kind === 'svg' ? svgTextOf(open) : open.text);
}

export async function copyPicture(open: Drawn): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': await pngOf(open) })]);
}

async function pngOf(open: Drawn): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svgTextOf(open)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = Math.min(SHARPNESS, MOST_PIXELS / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(image.width * scale);
    canvas.height = Math.ceil(image.height * scale);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) =>
        blob === null ? reject(new Error(i18n.t('waveDrawing:export.tooLarge'))) : resolve(blob),
      ),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
