import type { YosysDesign, YosysModule } from './yosysJson.ts';

/** Slang names the module of an instance by its path: `fifo$top.left.fifo`. */
const OF_INSTANCE = /^(.+?)\$[^$.]+\.(.+)$/;

/** The name that the source gave to a module which slang made for one instance; undefined for every other. */
export const instantiatedName = (name: string): string | undefined => OF_INSTANCE.exec(name)?.[1];

const depthOf = (name: string) => name.split('.').length;

/** All of a module but the names that the source does not give. */
function contentOf({ ports, cells, netnames, attributes }: YosysModule): string {
  const shown = (name: string) => (name.startsWith('$') ? '' : name);
  return JSON.stringify([
    attributes,
    ports,
    Object.entries(cells).map(([name, cell]) => [shown(name), cell]),
    Object.entries(netnames).map(([name, net]) => [shown(name), net]),
  ]);
}

/**
 * Slang makes a module of each instance. Those that are the same become one again, the innermost first: it is mapped and
 * listed once, and has one area.
 */
export function mergeModules({ modules }: YosysDesign): void {
  const ofInstances = Object.keys(modules).filter((name) => instantiatedName(name) !== undefined);
  const deepestFirst = ofInstances.sort((a, b) => depthOf(b) - depthOf(a) || (a < b ? -1 : 1));
  const kept = new Map<string, string>();
  const merged = new Map<string, string>();
  for (const name of deepestFirst) {
    const module = modules[name]!;
    for (const cell of Object.values(module.cells)) cell.type = merged.get(cell.type) ?? cell.type;
    const content = `${instantiatedName(name)} ${contentOf(module)}`;
    const same = kept.get(content);
    if (same === undefined) kept.set(content, name);
    else {
      merged.set(name, same);
      delete modules[name];
    }
  }
  for (const { cells } of Object.values(modules))
    for (const cell of Object.values(cells)) cell.type = merged.get(cell.type) ?? cell.type;
}
