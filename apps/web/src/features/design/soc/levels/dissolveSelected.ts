import { selectCanvasBySocCanvasId } from '@netloom/contract';
import type { SocLayout } from '@netloom/model';
import { dissolve, readLayout } from '@netloom/soc';
import { callApi } from '../../../../api/index.ts';
import { takeEdit } from '../commands/refusal.ts';
import { settledLayout } from '../commands/moveBlocks.ts';
import { designs } from '../files/designs.ts';
import { useSoc } from '../store/socStore.ts';
import { canvasOf } from './canvasOf.ts';

/** Puts what is inside an instance in its place, as one step that undo takes back. */
export async function dissolveInstance(instance: string): Promise<void> {
  const inside = await layoutOf(useSoc.getState().document.instances[instance]?.ip ?? '');
  const { document, layout, library, scene } = useSoc.getState();
  const edit = dissolve({ document, layout: settledLayout(layout, scene) }, library, instance, inside);
  if (edit.refused) takeEdit({ refused: edit.refused });
  else {
    const selection = { blocks: new Set(edit.names.values()), links: new Set<string>() };
    takeEdit({ document: edit.document, layout: edit.layout, selection });
  }
}

/** Where the blocks of a document stand: as it is edited, else as it is stored. */
async function layoutOf(vlnv: string): Promise<SocLayout | undefined> {
  const id = await canvasOf(vlnv);
  if (id === undefined) return undefined;
  const open = designs.get(String(id));
  if (open) return open.document.layout;
  const { layoutJson, path } = await callApi(selectCanvasBySocCanvasId, { params: { id } });
  return readLayout(layoutJson, path).document;
}
