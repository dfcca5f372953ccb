import { getAllSocCanvas } from '@netloom/contract';
import type { SocCanvasRow } from '@netloom/contract';
import { askCall, callKey, queryClient } from '../../../../api/index.ts';
import { openDept } from '../../../../document/fileShelf.ts';
import { fetchModules, knownModules } from '../files/modules.ts';

const input = () => ({ params: { x: openDept() } });

/** Id of the canvas whose document has this VLNV. The project is asked only where the page does not know it. */
export async function canvasOf(vlnv: string): Promise<number | undefined> {
  const rows = queryClient.getQueryData<SocCanvasRow[]>(callKey(getAllSocCanvas, input())) ?? [];
  return idOf(await pathOf(vlnv, knownModules), rows) ?? askId(vlnv);
}

async function askId(vlnv: string): Promise<number | undefined> {
  const [path, rows] = await Promise.all([pathOf(vlnv, fetchModules), askCall(getAllSocCanvas, input())]);
  return idOf(path, rows);
}

async function pathOf(vlnv: string, modulesOf: typeof fetchModules): Promise<string | null | undefined> {
  const modules = await modulesOf(openDept());
  return modules.find((each) => each.vlnv === vlnv && each.origin === 'document')?.documentPath;
}

function idOf(path: string | null | undefined, rows: readonly SocCanvasRow[]) {
  return path ? rows.find((each) => each.path === path)?.socCanvasId : undefined;
}
