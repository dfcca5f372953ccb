import type { SocDocument } from '@netloom/model';
import { followRenames, readDocument, socKind } from '@netloom/soc';
import type { ProjectTree } from '../../projects/index.ts';

/** What documents with overrides have among their letters. */
const SIGN = '"patch"';

/**
 * Lets overrides in other documents of a tree speak of a saved one by the names that it now has; answers their paths. What
 * is protected, cannot be read or has comments is left as it is: the checks tell what has no place any more.
 */
export async function followInTree(
  tree: ProjectTree,
  path: string,
  before: string,
  after: string,
): Promise<string[]> {
  if (before === after) return [];
  const texts = new Map<string, string>();
  for (const each of await tree.find(`**/*${socKind.suffix}`)) {
    const text = each === path ? undefined : await tree.readText(each, 'path').catch(() => undefined);
    if (text !== undefined) texts.set(each, text);
  }
  if (![...texts.values()].some((text) => text.includes(SIGN))) return [];
  const [from, to] = [before, after].map((text) => readDocument(text, path).document);
  if (!from || !to) return [];
  const documents = documentsOf(texts);
  const others = new Map([...documents.values()].map((each) => [each.vlnv, each] as const));
  const followed: string[] = [];
  for (const [other, document] of documents) {
    const next = followRenames(document, { from, to, others });
    if (next === document || socKind.saysAll?.(texts.get(other)!) === false) continue;
    if (!(await isWritable(tree, other))) continue;
    await tree.write(other, socKind.write(next), 'path');
    followed.push(other);
  }
  return followed;
}

function documentsOf(texts: ReadonlyMap<string, string>): Map<string, SocDocument> {
  const documents = new Map<string, SocDocument>();
  for (const [path, text] of texts) {
    const { document } = readDocument(text, path);
    if (document) documents.set(path, document);
  }
  return documents;
}

async function isWritable(tree: ProjectTree, path: string): Promise<boolean> {
  return tree.requireWritable([path], 'path').then(
    () => true,
    () => false,
  );
}
