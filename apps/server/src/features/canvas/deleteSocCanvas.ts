import { deleteSocCanvas } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { layoutPathOf } from './canvasFiles.ts';
import { memberOfCanvas } from './policy.ts';

/** Deletes it in the member's own tree; its number stays, for others may have it open in theirs. */
export const deleteSocCanvasRoute = implement(
  deleteSocCanvas,
  memberOfCanvas('design:edit', ({ params }) => params.id),
  async (_incoming, { row, tree }) => {
    await tree.exclusive(async () => {
      await tree.remove(layoutPathOf(row.path), 'path');
      await tree.remove(row.path, 'path');
    });
    return null;
  },
);
