import { joined } from '@netloom/hdl';
import { lineAt } from '../codeOf.ts';
import { folderOf } from './folderOf.ts';
import type { IgnoreRule, PlanTree } from './planContext.ts';

/** A comment, a file that is included (IEEE 1800-2017, 22.4) or loaded (21.4) by a literal name, or another string. */
const NAMED =
  /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|`include\s+"([^"\n]+)"|\$readmem[bh]\s*\(\s*"([^"\\\n]+)"|"(?:[^"\\\n]|\\.)*"/g;

/** A name in a source, and the paths of the tree at which tools look for it. */
interface Named {
  name: string;
  source: string;
  line: number;
  included: boolean;
  paths: string[];
}

function namesIn(source: string, text: string, includeDirs: readonly string[]): Named[] {
  return [...text.matchAll(NAMED)].flatMap(({ 1: included, 2: loaded, index }) => {
    const name = included ?? loaded;
    if (name === undefined) return [];
    const folders = included === undefined ? ['.'] : [folderOf(source), '.', ...includeDirs];
    const paths = folders.map((folder) => joined(folder, name));
    return [{ name, source, line: lineAt(text, index), included: included !== undefined, paths }];
  });
}

/** Names that lead to no file of the tree, in the sources and in what they include. */
async function missingNames(
  sources: readonly string[],
  includeDirs: readonly string[],
  tree: PlanTree,
): Promise<Named[]> {
  const missing: Named[] = [];
  const waiting = new Set(sources);
  // What is added while the set is gone through comes too, once.
  for (const source of waiting) {
    const text = await tree.readText(source, 'fileList').catch(() => undefined);
    for (const named of text === undefined ? [] : namesIn(source, text, includeDirs)) {
      const found = await firstThere(named.paths, tree);
      if (found === undefined) missing.push(named);
      else if (named.included) waiting.add(found);
    }
  }
  return missing;
}

async function firstThere(paths: readonly string[], tree: PlanTree): Promise<string | undefined> {
  for (const path of paths) if (await tree.has(path, 'fileList').catch(() => false)) return path;
  return undefined;
}

const told = ({ name, source, line }: Named, path: string, rule: IgnoreRule) =>
  `%Warning-IGNOREDFILE: ${source}:${line}: "${name}" is not in the run: git ignores ${path} by line ${rule.line} of ` +
  `${rule.file}, "${rule.pattern}"; change that line, then start the run again`;

/**
 * Warnings, as Verilator would print them, of files that sources include or load and that their user has, but that no
 * run is given, since git ignores them.
 */
export async function ignoredFiles(
  sources: readonly string[],
  includeDirs: readonly string[],
  tree: PlanTree,
): Promise<string[]> {
  if (tree.ignored === undefined) return [];
  const missing = await missingNames(sources, includeDirs, tree);
  const rules = await tree.ignored(missing.flatMap(({ paths }) => paths));
  return missing.flatMap((named) => {
    const path = named.paths.find((each) => rules.has(each));
    return path === undefined ? [] : [told(named, path, rules.get(path)!)];
  });
}
