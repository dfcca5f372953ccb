import { getAllSocCanvas } from '@netloom/contract';
import { readDocument } from '@netloom/soc';
import { callApi } from '../../../../api/index.ts';
import { createCanvas } from '../files/canvasCalls.ts';
import { openCanvas } from '../files/openCanvas.ts';
import { change } from '../store/history.ts';
import type { ImportReply } from './importCall.ts';

/**
 * Shows a document that was read: one that is there already as an edit of it, to be looked at, undone or saved, its
 * blocks where they stood; another one as a new canvas.
 */
export async function openDocument(
  deptId: number,
  { name, text, path }: NonNullable<ImportReply['document']>,
): Promise<void> {
  const { document, diagnostics } = readDocument(text, name);
  if (!document) throw new Error(diagnostics[0]?.message);
  const rows = await callApi(getAllSocCanvas, { params: { x: deptId } });
  const known = rows.find((row) => row.path === path);
  if (!known) {
    const created = await createCanvas(deptId, name, document);
    return openCanvas(deptId, created.socCanvasId);
  }
  await openCanvas(deptId, known.socCanvasId);
  change({ document });
}
