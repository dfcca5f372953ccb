import type { SocCanvas } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { warning } from '../../http/problem.ts';
import { hashText } from '../../projects/index.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { layoutPathOf, readLayoutText, requireReadable } from './canvasFiles.ts';
import type { CanvasMember } from './policy.ts';
import { canvasReply } from './replies.ts';
import { touchCanvas } from './repository.ts';

/** Texts to store; without `layoutJson` the layout stays. `hash` names the document that the edit started from, if any. */
export interface Save {
  socName: string;
  toVerilogJson: string;
  layoutJson?: string | undefined;
  hash?: string | undefined;
}

/** Stores a document in the member's tree. @throws a 601 with what is stored when that is not what the edit started from. */
export async function saveDocument(
  { row, tree }: CanvasMember,
  save: Save,
  database: Database,
): Promise<SocCanvas> {
  requireReadable(save.toVerilogJson, save.layoutJson);
  return tree.exclusive(async () => {
    await requireUnchanged(tree, row.path, save);
    if (save.layoutJson !== undefined) await tree.requireWritable([row.path, layoutPathOf(row.path)], 'path');
    await tree.write(row.path, save.toVerilogJson, 'path');
    if (save.layoutJson !== undefined) await tree.write(layoutPathOf(row.path), save.layoutJson, 'path');
    return canvasReply(await touchCanvas(database, row.socCanvasId, save.socName), tree, database);
  });
}

/** A repeated save of the stored text is no conflict: its first reply may have been lost. */
async function requireUnchanged(tree: ProjectTree, path: string, save: Save): Promise<void> {
  const stored = (await tree.readText(path, 'path')) ?? '';
  if (save.hash === undefined || stored === save.toVerilogJson || hashText(stored) === save.hash) return;
  throw warning(`${path} was changed since it was opened: nothing was written`, {
    conflict: true,
    toVerilogJson: stored,
    layoutJson: await readLayoutText(tree, path),
    hash: hashText(stored),
  });
}
