/** What looking up needs of a hierarchy; the root is row -1. */
export interface LookupTree {
  children(row: number): Iterable<number>;
  /** With the range, if it has one. */
  name(row: number): string;
  isScope(row: number): boolean;
}

/** `[7:0]` is a range; `[7]` only after a blank, else the index of an element. */
const rangeAtEnd = /(?:\s+\[-?\d+(?::-?\d+)?\]|\[-?\d+:-?\d+\])$/;

/**
 * The row of the variable at a full path (dots between names; names may hold dots too), or null. A path without range
 * finds a variable with one, and the other way about; where nothing is there, the path is tried without its first scope
 * and below each top scope.
 */
export function lookup(tree: LookupTree, path: string): number | null {
  const wanted = path.trim();
  const cut = wanted.indexOf('.');
  const starts: [number, string][] = [[-1, wanted]];
  if (cut > 0) starts.push([-1, wanted.slice(cut + 1)]);
  for (const row of tree.children(-1)) if (tree.isScope(row)) starts.push([row, wanted]);
  for (const [row, rest] of starts) {
    const found = below(tree, row, rest);
    if (found !== null) return found;
  }
  return null;
}

function below(tree: LookupTree, scope: number, rest: string): number | null {
  let loose: number | null = null;
  const plain = unspaced(rest);
  const bare = rest.replace(rangeAtEnd, '');
  for (const row of tree.children(scope)) {
    const name = tree.name(row);
    if (tree.isScope(row)) {
      if (!rest.startsWith(name) || rest[name.length] !== '.') continue;
      const found = below(tree, row, rest.slice(name.length + 1));
      if (found !== null) return found;
    } else if (unspaced(name) === plain) return row;
    else loose ??= name.replace(rangeAtEnd, '') === bare ? row : null;
  }
  return loose;
}

/** Without the blank that some writers put before a range. */
function unspaced(name: string): string {
  return name.replace(/\s+(?=\[[^[\]]*\]$)/, '');
}
