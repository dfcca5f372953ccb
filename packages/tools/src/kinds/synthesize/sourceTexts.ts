import { withoutComments } from '@netloom/hdl';
import { folderOf } from '../folderOf.ts';
import type { PlanTree } from '../planContext.ts';

/** Sources that are looked at. */
const MOST = 500;
const INCLUDE = /^\s*`include\s+"([^"]+)"/gm;

/** Where an included file may be: beside the one that includes it, or in one of the folders. */
function placesOf(name: string, from: string, includeDirs: readonly string[]): string[] {
  return [folderOf(from), ...includeDirs].map((folder) => plain(`${folder}/${name}`));
}

/** Without steps to where it is, and up. */
function plain(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** The texts of sources and of what they include, as far as the tree has them. */
export async function sourceTexts(
  named: readonly string[],
  includeDirs: readonly string[],
  tree: PlanTree,
): Promise<string[]> {
  const seen = new Set<string>();
  const texts: string[] = [];
  let pending = [...named];
  while (pending.length > 0 && seen.size < MOST) {
    const paths = [...new Set(pending)].filter((path) => !seen.has(path)).slice(0, MOST - seen.size);
    const read = await Promise.all(
      paths.map((path) => tree.readText(path, 'fileList').catch(() => undefined)),
    );
    pending = paths.flatMap((path, index) => {
      seen.add(path);
      const text = read[index];
      if (text === undefined) return [];
      texts.push(text);
      const included = [...withoutComments(text).matchAll(INCLUDE)];
      return included.flatMap(([, name = '']) => placesOf(name, path, includeDirs));
    });
  }
  return texts;
}
