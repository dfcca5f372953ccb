import type { SocDocument, Vlnv } from '@netloom/model';
import { followDrawn, followRenames, layoutKind, readDocument, readLayout, socKind } from '@netloom/soc';
import type { ProjectTree } from '../../projects/index.ts';
import { layoutPathOf, readLayoutText } from './canvasFiles.ts';

/** What documents with overrides have among their letters, and layouts with insides drawn otherwise. */
const SIGNS = ['"patch"', '"insides"'];

/** A document beside the saved one, as the tree has it. */
interface Text {
  path: string;
  text: string;
  layoutText: string;
}

interface Other extends Text {
  document: SocDocument;
}

interface Renaming {
  from: SocDocument;
  to: SocDocument;
  others: ReadonlyMap<Vlnv, SocDocument>;
}

/**
 * Lets overrides in other documents of a tree speak of a saved one by the names that it now has, and their layouts where
 * instances are drawn otherwise; answers the paths of the documents. What is protected, cannot be read or has comments is
 * left as it is: the checks tell what has no place any more.
 */
export async function followInTree(
  tree: ProjectTree,
  path: string,
  before: string,
  after: string,
): Promise<string[]> {
  if (before === after) return [];
  const texts = await textsBeside(tree, path);
  if (!texts.some(isConcerned)) return [];
  const [from, to] = [before, after].map((text) => readDocument(text, path).document);
  if (!from || !to) return [];
  const others = texts.flatMap((each): Other[] => {
    const { document } = readDocument(each.text, each.path);
    return document ? [{ ...each, document }] : [];
  });
  const byVlnv = new Map(others.map(({ document }) => [document.vlnv, document] as const));
  const followed: string[] = [];
  for (const other of others.filter(isConcerned)) {
    const renaming = { from, to, others: byVlnv };
    await followLayout(tree, other, renaming);
    if (await followDocument(tree, other, renaming)) followed.push(other.path);
  }
  return followed;
}

const isConcerned = ({ text, layoutText }: Text): boolean =>
  SIGNS.some((sign) => text.includes(sign) || layoutText.includes(sign));

async function textsBeside(tree: ProjectTree, path: string): Promise<Text[]> {
  const texts: Text[] = [];
  for (const each of await tree.find(`**/*${socKind.suffix}`)) {
    const text = each === path ? undefined : await tree.readText(each, 'path').catch(() => undefined);
    if (text === undefined) continue;
    texts.push({ path: each, text, layoutText: await readLayoutText(tree, each).catch(() => '') });
  }
  return texts;
}

async function followDocument(tree: ProjectTree, { path, document, text }: Other, renaming: Renaming) {
  const next = followRenames(document, renaming);
  if (next === document || socKind.saysAll?.(text) === false || !(await isWritable(tree, path))) return false;
  await tree.write(path, socKind.write(next), 'path');
  return true;
}

async function followLayout(tree: ProjectTree, { path, document, layoutText }: Other, renaming: Renaming) {
  const layoutPath = layoutPathOf(path);
  const { document: layout } = readLayout(layoutText, layoutPath);
  const next = layout && followDrawn(layout, document, renaming);
  if (!next || next === layout || !(await isWritable(tree, layoutPath))) return;
  await tree.write(layoutPath, layoutKind.write(next), 'path');
}

async function isWritable(tree: ProjectTree, path: string): Promise<boolean> {
  return tree.requireWritable([path], 'path').then(
    () => true,
    () => false,
  );
}
