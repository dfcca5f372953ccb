import {
  deleteSocCanvas,
  getAllSocCanvas,
  saveOrupdateCanvas,
  selectCanvasBySocCanvasId,
} from '@netloom/contract';
import type { SocCanvas } from '@netloom/contract';
import type { SocDocument, SocLayout } from '@netloom/model';
import { writeDocument, writeLayout } from '@netloom/soc';
import { callApi, callKey, queryClient } from '../../../../api/index.ts';
import { designs, storedCanvas } from './designs.ts';

const EMPTY_LAYOUT: SocLayout = { netloom: 'layout', version: 1, blocks: {} };

function refreshList(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey(getAllSocCanvas) });
}

export async function createCanvas(
  deptId: number,
  socName: string,
  document: SocDocument,
  layout = EMPTY_LAYOUT,
): Promise<SocCanvas> {
  const toVerilogJson = writeDocument(document);
  const created = await callApi(saveOrupdateCanvas, {
    body: { deptId, socName, toVerilogJson, layoutJson: writeLayout(layout) },
  });
  await refreshList();
  return created;
}

/** Renames a stored canvas; its document and layout stay as they are stored. */
export async function renameCanvas(deptId: number, socCanvasId: number, socName: string): Promise<void> {
  const canvas = await callApi(selectCanvasBySocCanvasId, { params: { id: socCanvasId } });
  const { toVerilogJson, layoutJson, hash, layoutHash } = canvas;
  const stored = await callApi(saveOrupdateCanvas, {
    body: { socCanvasId, deptId, socName, toVerilogJson, layoutJson, hash, layoutHash },
  });
  const open = designs.get(String(socCanvasId));
  if (open?.stored !== undefined) {
    // Edits that began from another text than the one that was renamed still stand against it.
    const base = open.stored.hash === storedCanvas(canvas).hash ? storedCanvas(stored) : open.stored;
    designs.put({ ...open, stored: { ...open.stored, socName, path: stored.path, hash: base.hash } });
  }
  await refreshList();
}

export async function removeCanvas(socCanvasId: number): Promise<void> {
  await callApi(deleteSocCanvas, { params: { id: socCanvasId } });
  designs.forget(String(socCanvasId));
  await refreshList();
}
