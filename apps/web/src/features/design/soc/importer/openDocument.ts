import { getAllSocCanvas } from '@netloom/contract';
import { readDocument, readLayout, writeDocument } from '@netloom/soc';
import { callApi } from '../../../../api/index.ts';
import { saidError } from '../../../../diagnostics/saidError.ts';
import { createCanvas } from '../files/canvasCalls.ts';
import { openCanvas } from '../files/openCanvas.ts';
import { change } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';
import type { ImportReply } from './importCall.ts';

/**
 * Shows a document that was read: one that is there already as an edit of it, to be looked at, undone or saved, its
 * blocks where they stood; another one as a new canvas.
 */
export async function openDocument(
  deptId: number,
  { name, text, path, layout: places }: NonNullable<ImportReply['document']>,
): Promise<void> {
  const { document, diagnostics } = readDocument(text, name);
  if (!document) throw await saidError(diagnostics[0]);
  const rows = await callApi(getAllSocCanvas, { params: { x: deptId } });
  const known = rows.find((row) => row.path === path);
  const layout = places === undefined ? undefined : readLayout(places, name).document;
  if (!known) {
    const created = await createCanvas(deptId, name, document, layout);
    return openCanvas(deptId, created.socCanvasId);
  }
  await openCanvas(deptId, known.socCanvasId);
  if (writeDocument(useSoc.getState().document) !== text) change({ document });
}
