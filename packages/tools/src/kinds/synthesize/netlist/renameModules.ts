import { instantiatedName } from './mergeModules.ts';
import type { YosysDesign } from './yosysJson.ts';

/**
 * The name that the source gave to a module that Yosys or slang derived: `$paramod$5a0f…\fifo`, `$paramod\fifo\W=…` and
 * `fifo$top.left.fifo` are `fifo`.
 */
function sourceName(name: string): string {
  const instantiated = instantiatedName(name);
  if (instantiated !== undefined && !name.startsWith('$')) return instantiated;
  return /^\$paramod(?:\$[0-9a-f]+)?\\([^\\]+)/.exec(name)?.[1] ?? name.replace(/^\\/, '');
}

/**
 * Gives derived modules the names of the source, which people and every tool can read, in the design itself; a module
 * that is there with several sets of parameters gets numbers, `fifo_1`, `fifo_2`.
 */
export function renameModules(design: YosysDesign): void {
  const derived = Object.keys(design.modules)
    .filter((name) => name.startsWith('$paramod') || instantiatedName(name) !== undefined)
    .sort();
  const taken = new Set(Object.keys(design.modules));
  const names = new Map<string, string>();
  for (const name of derived) {
    const base = sourceName(name);
    const alone = derived.filter((other) => sourceName(other) === base).length === 1;
    let free = base;
    for (let number = 1; taken.has(free) || (free === base && !alone); number += 1)
      free = `${base}_${number}`;
    taken.add(free);
    names.set(name, free);
  }
  const rename = (name: string) => names.get(name) ?? name;
  design.modules = Object.fromEntries(
    Object.entries(design.modules).map(([name, module]) => [rename(name), module]),
  );
  for (const { cells } of Object.values(design.modules))
    for (const cell of Object.values(cells)) cell.type = rename(cell.type);
}
