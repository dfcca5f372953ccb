import { selectCanvasBySocCanvasId } from '@netloom/contract';
import type { SocLayout } from '@netloom/model';
import { readLayout } from '@netloom/soc';
import { callApi } from '../../../../api/index.ts';
import { designs } from '../files/designs.ts';
import { canvasOf } from './canvasOf.ts';

/** Where the blocks of a document stand: as it is edited, else as it is stored. */
export async function layoutOf(vlnv: string): Promise<SocLayout | undefined> {
  const id = await canvasOf(vlnv);
  if (id === undefined) return undefined;
  const open = designs.get(String(id));
  if (open) return open.document.layout;
  const { layoutJson, path } = await callApi(selectCanvasBySocCanvasId, { params: { id } });
  return readLayout(layoutJson, path).document;
}
