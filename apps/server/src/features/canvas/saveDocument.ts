import type { SaveConflict, SocCanvas } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { hashText, readStored, requireUnchanged } from '../../projects/index.ts';
import type { ProjectTree, StoredText } from '../../projects/index.ts';
import { layoutPathOf, readLayoutText, requireReadable } from './canvasFiles.ts';
import type { CanvasMember } from './policy.ts';
import { followInTree } from './followRenames.ts';
import { canvasReply } from './replies.ts';
import { touchCanvas } from './repository.ts';

/** Texts to store; without `layoutJson` the layout stays. `hash` names the document that the edit started from, if any. */
export interface Save {
  socName: string;
  toVerilogJson: string;
  layoutJson?: string | undefined;
  hash?: string | undefined;
  /** Names the layout that the edit started from, if any. */
  layoutHash?: string | undefined;
}

async function storedLayout(tree: ProjectTree, canvasPath: string): Promise<StoredText> {
  const text = await readLayoutText(tree, canvasPath);
  return { path: layoutPathOf(canvasPath), text, hash: hashText(text) };
}

/** Stores a document in the member's tree. @throws a 601 with what is stored when that is not what the edit started from. */
export async function saveDocument(
  { row, tree }: CanvasMember,
  save: Save,
  database: Database,
): Promise<SocCanvas> {
  requireReadable(save.toVerilogJson, save.layoutJson);
  return tree.exclusive(async () => {
    const { toVerilogJson: text, hash } = save;
    const stored = await readStored(tree, row.path, 'path');
    const layout = await storedLayout(tree, row.path);
    const told = (): SaveConflict => ({
      conflict: true,
      toVerilogJson: stored!.text,
      layoutJson: layout.text,
      hash: stored!.hash,
      layoutHash: layout.hash,
    });
    await requireUnchanged(stored, { path: row.path, text, hash }, told);
    if (stored !== undefined && save.layoutJson !== undefined)
      await requireUnchanged(
        layout,
        { path: layout.path, text: save.layoutJson, hash: save.layoutHash },
        told,
      );
    if (save.layoutJson !== undefined) await tree.requireWritable([row.path, layoutPathOf(row.path)], 'path');
    await tree.write(row.path, text, 'path');
    if (save.layoutJson !== undefined) await tree.write(layoutPathOf(row.path), save.layoutJson, 'path');
    const followed = stored === undefined ? [] : await followInTree(tree, row.path, stored.text, text);
    const reply = await canvasReply(
      await touchCanvas(database, row.socCanvasId, save.socName),
      tree,
      database,
    );
    return followed.length === 0 ? reply : { ...reply, followed };
  });
}
