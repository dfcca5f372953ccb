import { selectCanvasBySocCanvasId } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOfCanvas } from './policy.ts';
import { canvasReply } from './replies.ts';

export const selectCanvasBySocCanvasIdRoute = implement(
  selectCanvasBySocCanvasId,
  memberOfCanvas('design:view', ({ params }) => params.id),
  (_incoming, { row, tree }, { database }) => canvasReply(row, tree, database),
);
