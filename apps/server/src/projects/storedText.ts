import { warning } from '../http/refuse.ts';
import { hashText } from './projectTree.ts';
import type { ProjectTree } from './projectTree.ts';

/** A text of a tree; `hash` is what a save that starts from it carries. */
export interface StoredText {
  path: string;
  text: string;
  hash: string;
}

export interface TextSave {
  path: string;
  text: string;
  /** Of the text that the edit started from; empty for a new file, undefined for whatever is there. */
  hash?: string | undefined;
}

/** Undefined where there is no file. @throws a 601 that names `field` for what is no text. */
export async function readStored(
  tree: ProjectTree,
  path: string,
  field: string,
): Promise<StoredText | undefined> {
  const text = await tree.readText(path, field);
  return text === undefined ? undefined : { path, text, hash: hashText(text) };
}

/** What a refused save answers of the file as it is stored. */
type Told = (stored: StoredText) => object | Promise<object>;

/**
 * A repeated save of the stored text is no conflict: its first reply may have been lost.
 * @throws a 601 with what is stored when that is not what the edit started from, or with `gone` (`GoneFile`).
 */
export async function requireUnchanged(
  stored: StoredText | undefined,
  { path, text, hash }: TextSave,
  told: Told = (found) => found,
): Promise<void> {
  if (hash === undefined || (stored?.hash ?? '') === hash || stored?.text === text) return;
  if (stored === undefined) throw warning('deleted-meanwhile', { values: { path }, data: { gone: path } });
  throw warning('changed-meanwhile', { values: { path }, data: await told(stored) });
}

/** Writes a text in a turn of its tree. @throws a 601 as `requireUnchanged` does. */
export function saveText(tree: ProjectTree, save: TextSave, field: string, told?: Told): Promise<StoredText> {
  return tree.exclusive(async () => {
    await requireUnchanged(await readStored(tree, save.path, field), save, told);
    await tree.write(save.path, save.text, field);
    return { path: save.path, text: save.text, hash: hashText(save.text) };
  });
}
