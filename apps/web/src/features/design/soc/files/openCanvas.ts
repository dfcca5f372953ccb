import { chooseDesign } from '../../../../session/index.ts';
import { arrangeOpened } from '../commands/autoLayout.ts';
import { keptViewport } from '../store/keptViewport.ts';
import { useSoc } from '../store/socStore.ts';
import { useView } from '../store/viewStore.ts';
import { designs } from './designs.ts';
import { knownModules, takeModules } from './modules.ts';

/** Shows a canvas with the blocks of its department, where this browser last looked at it. */
export async function openCanvas(deptId: number, socCanvasId: number): Promise<void> {
  takeModules(await knownModules(deptId));
  await designs.open(String(socCanvasId));
  // It cannot be read, or another one was asked for meanwhile.
  if (designs.use.getState().current !== String(socCanvasId)) return;
  chooseDesign(socCanvasId);
  const viewport = keptViewport(socCanvasId);
  useView.setState(viewport ? { viewport } : { fitPending: true });
  const { layout, document } = useSoc.getState();
  const placed = Object.keys(layout.blocks).length > 0;
  if (!placed && Object.keys(document.instances).length > 0) await arrangeOpened();
}
