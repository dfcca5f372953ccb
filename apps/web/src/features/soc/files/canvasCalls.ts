import {
  deleteSocCanvas,
  getAllSocCanvas,
  saveOrupdateCanvas,
  selectCanvasBySocCanvasId,
} from '@netloom/contract';
import type { SocCanvas } from '@netloom/contract';
import type { SocDocument } from '@netloom/model';
import { writeDocument, writeLayout } from '@netloom/soc';
import { callApi, callKey, queryClient } from '../../../api/index.ts';
import { useSoc } from '../store/socStore.ts';

const EMPTY_LAYOUT = writeLayout({ netloom: 'layout', version: 1, blocks: {} });

function refreshList(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: callKey(getAllSocCanvas) });
}

export async function createCanvas(
  deptId: number,
  socName: string,
  document: SocDocument,
): Promise<SocCanvas> {
  const toVerilogJson = writeDocument(document);
  const created = await callApi(saveOrupdateCanvas, {
    body: { deptId, socName, toVerilogJson, layoutJson: EMPTY_LAYOUT },
  });
  await refreshList();
  return created;
}

/** Renames a stored canvas; its document and layout stay as they are stored. */
export async function renameCanvas(deptId: number, socCanvasId: number, socName: string): Promise<void> {
  const { toVerilogJson, layoutJson, hash } = await callApi(selectCanvasBySocCanvasId, {
    params: { id: socCanvasId },
  });
  const stored = await callApi(saveOrupdateCanvas, {
    body: { socCanvasId, deptId, socName, toVerilogJson, layoutJson, hash },
  });
  const { canvas } = useSoc.getState();
  if (canvas?.socCanvasId === socCanvasId) {
    // Edits that began from another text than the one that was renamed still stand against it.
    const base = canvas.hash === hash ? stored.hash : canvas.hash;
    useSoc.setState({ canvas: { ...canvas, socName, path: stored.path, hash: base } });
  }
  await refreshList();
}

export async function removeCanvas(socCanvasId: number): Promise<void> {
  await callApi(deleteSocCanvas, { params: { id: socCanvasId } });
  if (useSoc.getState().canvas?.socCanvasId === socCanvasId) useSoc.setState({ canvas: undefined });
  await refreshList();
}
