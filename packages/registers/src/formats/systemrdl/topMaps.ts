import type { Component } from './elaborate/component.ts';
import type { Definition } from './syntax/tree.ts';

/** An address map that no other one contains; `component` when the file itself instantiates it. */
export interface TopMap {
  name: string;
  definition: Definition;
  component?: Component;
}

/** Maps that the file instantiates, and those defined by name that nothing instantiates. */
export function topMaps(file: Definition, root: Component): TopMap[] {
  const used = new Set<string>();
  collectUses(file, used);
  const instantiated = root.children
    .filter(({ component }) => component.definition.kind === 'addrmap')
    .map(({ name, component }) => ({ name, definition: component.definition, component }));
  const defined = [...file.definitions.values()]
    .filter(({ kind, name }) => kind === 'addrmap' && !used.has(name!))
    .filter((definition) => instantiated.every((each) => each.definition !== definition))
    .map((definition) => ({ name: definition.name!, definition }));
  return [...defined, ...instantiated];
}

function collectUses(definition: Definition, used: Set<string>): void {
  for (const inner of definition.definitions.values()) collectUses(inner, used);
  for (const element of definition.elements) {
    if (element.kind !== 'instances') continue;
    if (typeof element.of === 'string') used.add(element.of);
    else if (element.of.name === undefined) collectUses(element.of, used);
  }
}
