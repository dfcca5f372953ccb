import type { GitChange } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';

/** Names from elsewhere may have characters that files made here may not; git itself keeps paths within the tree. */
export function checkPaths(paths: readonly string[]): void {
  const bad = paths.find((path) => path.includes('\0') || path.split('/').some(isSpecial));
  if (bad !== undefined)
    throw warning('no-project-path', { field: 'paths', values: { path: JSON.stringify(bad) } });
}

function isSpecial(part: string): boolean {
  return ['', '.', '..', '.git'].includes(part.toLowerCase());
}

/** With a renamed file goes its former path. */
export function withFormerPaths(paths: readonly string[], changes: readonly GitChange[]): string[] {
  const chosen = new Set(paths);
  const former = changes.flatMap(({ path, from }) => (from !== null && chosen.has(path) ? [from] : []));
  return [...chosen, ...former];
}
