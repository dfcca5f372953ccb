const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Sources by the last part of their path; names that several share are left out. */
export function sourcesByName(paths: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const shared = new Set<string>();
  for (const path of new Set(paths)) {
    if (found.has(nameOf(path))) shared.add(nameOf(path));
    found.set(nameOf(path), path);
  }
  for (const name of shared) found.delete(name);
  return found;
}

/** The sources that a name can mean: what is compiled, then what else the tree has. */
export function meantSources(compiled: readonly string[], others: readonly string[]): string[] {
  const taken = new Set(compiled.map(nameOf));
  return [...compiled, ...others.filter((path) => !taken.has(nameOf(path)))];
}
