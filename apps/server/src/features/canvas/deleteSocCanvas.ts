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
      const paths = [layoutPathOf(row.path), row.path];
      await tree.requireWritable(paths, 'path');
      for (const path of paths) await tree.remove(path, 'path');
    });
    return null;
  },
);
