import type { GitPlace } from './git.ts';
import { git } from './git.ts';

/** The line of an ignore file that keeps a path out of git (gitignore(5)). */
export interface IgnoreRule {
  file: string;
  /** From 1. */
  line: number;
  pattern: string;
}

/** Source, line, pattern and path of `check-ignore --verbose -z`. */
const FIELDS = 4;

/** What git ignores of some paths, and by which line of the tree, whether or not something is there. */
export async function ignoreRules(
  paths: readonly string[],
  place: GitPlace,
): Promise<Map<string, IgnoreRule>> {
  if (paths.length === 0) return new Map();
  const input = paths.map((path) => `${path}\0`).join('');
  // Exit code 1: it ignores none of them.
  const text = await git(['check-ignore', '--verbose', '-z', '--no-index', '--stdin'], place, input).catch(
    () => '',
  );
  const fields = text.split('\0');
  const rules = Array.from({ length: Math.floor(fields.length / FIELDS) }, (_, index) => {
    const [file = '', line, pattern = '', path = ''] = fields.slice(FIELDS * index);
    return [path, { file, line: Number(line), pattern }] as const;
  });
  // A pattern with "!" takes a path back in; rules of git's own folder are ours, not the project's.
  return new Map(rules.filter(([, { file, pattern }]) => !pattern.startsWith('!') && isOfTree(file)));
}

const isOfTree = (file: string) => /^(?!\/)(?:.*\/)?\.gitignore$/.test(file);
