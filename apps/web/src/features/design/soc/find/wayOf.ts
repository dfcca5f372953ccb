import { numberedNames } from './matchingName.ts';

/** Names of instances by the way to their level, which is empty for the topmost. */
type Levels = ReadonlyMap<string, ReadonlySet<string>>;

const known = new WeakMap<readonly string[], Levels>();

function levelsOf(ways: readonly string[]): Levels {
  const last = known.get(ways);
  if (last) return last;
  const levels = new Map<string, Set<string>>();
  for (const way of ways) {
    const end = way.lastIndexOf('/');
    const level = way.slice(0, Math.max(0, end));
    let names = levels.get(level);
    if (!names) levels.set(level, (names = new Set<string>()));
    names.add(way.slice(end + 1));
  }
  known.set(ways, levels);
  return levels;
}

/**
 * The way to the deepest instance of a SoC that a name of its netlist lies in, `cluster0/uart0`, also where the hierarchy was
 * dissolved; undefined for what belongs to the top itself. A name of coverage may stand for several instances, `gpio*`: it is
 * followed where they are those that a number tells apart, and not where `*` may be anything in any level.
 */
export function wayOf(name: string, ways: readonly string[]): string | undefined {
  const levels = levelsOf(ways);
  let [told, level]: [string | undefined, string] = [undefined, ''];
  for (const part of name.replace(/^\\/, '').split(/[/.[]/)) {
    const [found] = numberedNames(part, levels.get(level) ?? []);
    if (found === undefined) break;
    told = told === undefined ? part : `${told}/${part}`;
    level = level === '' ? found : `${level}/${found}`;
  }
  return told;
}
