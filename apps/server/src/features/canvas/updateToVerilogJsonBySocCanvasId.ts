import { updateToVerilogJsonBySocCanvasId } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOfCanvas } from './policy.ts';
import { saveDocument } from './saveDocument.ts';

export const updateToVerilogJsonBySocCanvasIdRoute = implement(
  updateToVerilogJsonBySocCanvasId,
  memberOfCanvas('design:edit', ({ body }) => body.socCanvasId),
  ({ body: { toVerilogJson, hash } }, member, { database }) =>
    saveDocument(member, { socName: member.row.socName, toVerilogJson, hash }, database),
);
