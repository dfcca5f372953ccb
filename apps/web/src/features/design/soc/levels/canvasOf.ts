import { getAllSocCanvas } from '@netloom/contract';
import { askCall } from '../../../../api/index.ts';
import { openDept } from '../../../../document/fileShelf.ts';
import { fetchModules } from '../files/modules.ts';

/** Id of the canvas whose document has this VLNV. */
export async function canvasOf(vlnv: string): Promise<number | undefined> {
  const [modules, canvases] = await Promise.all([
    fetchModules(openDept()),
    askCall(getAllSocCanvas, { params: { x: openDept() } }),
  ]);
  const path = modules.find((each) => each.vlnv === vlnv && each.origin === 'document')?.documentPath;
  return canvases.find((each) => each.path === path)?.socCanvasId;
}
