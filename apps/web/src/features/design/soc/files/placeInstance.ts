import { placeAlone } from '../commands/addInstance.ts';
import { useSoc } from '../store/socStore.ts';
import { fetchModules, takeModules } from './modules.ts';
import { openCanvas } from './openCanvas.ts';

/** Adds an instance of a block to a canvas, as one step that undo takes back, and says its name; opens the canvas unless it is open. */
export async function placeInstance(deptId: number, socCanvasId: number, vlnv: string): Promise<string> {
  if (useSoc.getState().canvas?.socCanvasId !== socCanvasId) await openCanvas(deptId, socCanvasId);
  else takeModules(await fetchModules(deptId));
  const { library } = useSoc.getState();
  if (library.find(vlnv) === undefined) throw new Error(`${vlnv} is not on the palette`);
  return placeAlone(vlnv) ?? '';
}
