import { saveOrupdateCanvas } from '@netloom/contract';
import type { SocCanvas } from '@netloom/contract';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { memberTree } from '../tree/index.ts';
import type { TreeMember } from '../tree/index.ts';
import { EMPTY_LAYOUT, layoutPathOf, newCanvasPath, requireReadable } from './canvasFiles.ts';
import { canvasReply } from './replies.ts';
import { findCanvas, indexCanvases } from './repository.ts';
import { saveDocument } from './saveDocument.ts';

export const saveOrupdateCanvasRoute = implement(
  saveOrupdateCanvas,
  memberTree('design:edit', ({ body }) => body.deptId),
  async ({ body }, member, services) => {
    if (body.socCanvasId === undefined) return createCanvas(body, member, services);
    const row = await findCanvas(services.database, body.socCanvasId);
    if (row === undefined || row.deptId !== body.deptId) {
      throw notFound('no-canvas-here', { field: 'socCanvasId', values: { canvas: body.socCanvasId } });
    }
    return saveDocument({ ...member, row }, body, services.database);
  },
);

interface NewCanvas {
  socName: string;
  toVerilogJson: string;
  layoutJson?: string;
}

function createCanvas(
  { socName, toVerilogJson, layoutJson = EMPTY_LAYOUT }: NewCanvas,
  { tree, membership, caller }: TreeMember,
  { database }: Services,
): Promise<SocCanvas> {
  requireReadable(toVerilogJson, layoutJson);
  const path = newCanvasPath(socName);
  return tree.exclusive(async () => {
    if ((await tree.readText(path, 'socName')) !== undefined)
      throw warning('exists-already', { field: 'socName', values: { path } });
    await tree.requireWritable([path, layoutPathOf(path)], 'socName');
    await tree.write(path, toVerilogJson, 'socName');
    await tree.write(layoutPathOf(path), layoutJson, 'socName');
    const [row] = await indexCanvases(database, membership.deptId, [{ path, socName }], caller.userId);
    return canvasReply(row!, tree, database);
  });
}
