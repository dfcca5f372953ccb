/** Whether a name fits a pattern with one `*`, which stands for anything. */
export function fitsPattern(pattern: string, name: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return pattern === name;
  const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
}

/** The name that is meant, or the first of those that a pattern means. */
export function matchingName(pattern: string, names: Iterable<string>): string | undefined {
  for (const name of names) if (fitsPattern(pattern, name)) return name;
  return undefined;
}

/** The name that is meant, or those of a pattern when all that fit it are told apart by numbers alone; else none. */
export function numberedNames(pattern: string, names: Iterable<string>): string[] {
  const fitting = [...names].filter((name) => fitsPattern(pattern, name));
  const star = pattern.indexOf('*');
  if (star < 0) return fitting;
  const after = pattern.length - star - 1;
  const isNumbered = (name: string) => /^\d+$/.test(name.slice(star, name.length - after));
  return star > 0 && fitting.every(isNumbered) ? fitting : [];
}

/** Whether a name is one of those that a pattern with any number of `*` stands for. */
export function fitsStars(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[^\w]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(name);
}
