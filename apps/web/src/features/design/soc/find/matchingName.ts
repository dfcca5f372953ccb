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
