import type { WaveInfo } from '@netloom/waves';
import { i18n } from '../../../../i18n.ts';
import type { WavePalette } from '../paint/palette.ts';
import type { ViewState } from '../view/model.ts';
import type { Span } from '../view/span.ts';
import type { WaveData } from '../WaveData.ts';
import { changesCsv } from './csv.ts';
import { drawnWaves, sumByKind } from './drawn.ts';
import { exportedRows } from './exportedRows.ts';
import type { ExportFormat } from './format.ts';
import { pictureOf } from './picture.ts';
import { readChanges } from './readChanges.ts';
import { SvgContext } from './svgContext.ts';

export interface ExportSource {
  data: WaveData;
  info: WaveInfo;
  /** What was not understood in the dump, in the reader's language; empty when it is whole. */
  faults: string;
  view: ViewState;
  palette: WavePalette;
  /** For tables and drawings. */
  range: Span;
  /** The signal whose cycles are the cells of a drawing; empty: cells of equal length. */
  clock: string;
}

export interface Exported {
  blob: Blob;
  /** The time up to which a table goes, when it would have been too long. */
  cutAt?: number;
  /** How often a drawing leaves something out, by kind. */
  left?: Record<string, number>;
}

/** Pixels of the file for one of the screen: sharp on paper and on dense screens. */
const scale = 2;

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  return [canvas, canvas.getContext('2d')!];
}

async function exportPng(source: ExportSource): Promise<Exported> {
  const { palette } = source;
  const picture = await pictureOf(source);
  const [canvas, context] = canvasOf(picture.width * scale, picture.height * scale);
  context.scale(scale, scale);
  context.fillStyle = palette.background;
  context.fillRect(0, 0, picture.width, picture.height);
  picture.paint(context);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(i18n.t('waves:export.tooLarge', { width: canvas.width, height: canvas.height }));
  return { blob };
}

async function exportSvg(source: ExportSource): Promise<Exported> {
  const { palette } = source;
  const picture = await pictureOf(source);
  const [, ruler] = canvasOf(1, 1);
  const context = new SvgContext(ruler);
  context.fillStyle = palette.background;
  context.fillRect(0, 0, picture.width, picture.height);
  picture.paint(context);
  return { blob: new Blob([context.document(picture.width, picture.height)], { type: 'image/svg+xml' }) };
}

async function exportCsv({ data, info, faults, view, range }: ExportSource): Promise<Exported> {
  const { signals, cutAt } = await readChanges(data, exportedRows(view), range);
  const blob = new Blob([changesCsv(signals, info, faults)], { type: 'text/csv' });
  return cutAt === null ? { blob } : { blob, cutAt };
}

async function exportDrawing({ data, faults, view, range, clock }: ExportSource): Promise<Exported> {
  const { text, notes } = await drawnWaves(data, view, exportedRows(view), range, {
    clock: clock || undefined,
    title: faults,
  });
  return { blob: new Blob([text], { type: 'application/json' }), left: sumByKind(notes) };
}

export const EXPORTS: Record<ExportFormat, (source: ExportSource) => Promise<Exported>> = {
  png: exportPng,
  svg: exportSvg,
  csv: exportCsv,
  wavedrom: exportDrawing,
};
