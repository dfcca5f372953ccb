import type { SocDocument } from '@netloom/model';
import { parseEndpoint } from '../document/endpoint.ts';
import { insidesUnder, withInsides } from './drawn.ts';
import type { Drawing } from './edit.ts';
import { uniqueName } from './names.ts';

/** Where copies land relative to their originals, in canvas units. */
export interface Offset {
  x: number;
  y: number;
}

/**
 * Copies instances with their parameters, the connections among them, and those to clocks, resets and constants.
 * `names` tells the copy of each original. Addresses and interrupts are not copied: they would clash. `source` is
 * where the originals stand when that is another design, or an earlier state of this one.
 */
export function duplicate(
  { document, layout }: Drawing,
  originals: readonly string[],
  offset: Offset = { x: 40, y: 40 },
  source: Drawing = { document, layout },
): Drawing & { names: ReadonlyMap<string, string> } {
  const names = new Map<string, string>();
  for (const original of originals) {
    if (!Object.hasOwn(source.document.instances, original)) continue;
    names.set(original, uniqueName(document, original, new Set(names.values())));
  }
  const copies = [...names];
  const blocks = copies.flatMap(([original, copy]) => {
    const block = source.layout.blocks[original];
    return block ? [[copy, { ...block, x: block.x + offset.x, y: block.y + offset.y }] as const] : [];
  });
  const copied = copiedConnections(document, source.document, names);
  return {
    names,
    document: {
      ...document,
      instances: {
        ...document.instances,
        ...Object.fromEntries(copies.map(([original, copy]) => [copy, source.document.instances[original]!])),
      },
      interfaceConnections: [...document.interfaceConnections, ...copied.interfaceConnections],
      portConnections: [...document.portConnections, ...copied.portConnections],
    },
    layout: withInsides(
      { ...layout, blocks: { ...layout.blocks, ...Object.fromEntries(blocks) } },
      insidesUnder(source.layout, names),
    ),
  };
}

function copiedConnections(document: SocDocument, source: SocDocument, names: ReadonlyMap<string, string>) {
  const copyOf = (endpoint: string): string | undefined => {
    const parsed = parseEndpoint(endpoint);
    if (parsed?.kind !== 'name' || parsed.instance === undefined) return undefined;
    const copy = names.get(parsed.instance);
    return copy === undefined ? undefined : copy + endpoint.slice(parsed.instance.length);
  };
  const isShared = (from: string) =>
    Object.hasOwn(document.clocks, from) ||
    Object.hasOwn(document.resets, from) ||
    parseEndpoint(from)?.kind === 'constant';
  const interfaceConnections = source.interfaceConnections.flatMap((each) => {
    const [manager, subordinate] = [copyOf(each.manager), copyOf(each.subordinate)];
    return manager !== undefined && subordinate !== undefined ? [{ manager, subordinate }] : [];
  });
  const portConnections = source.portConnections.flatMap((each) => {
    const from = isShared(each.from) ? each.from : copyOf(each.from);
    const to = copyOf(each.to);
    return from !== undefined && to !== undefined ? [{ from, to }] : [];
  });
  return { interfaceConnections, portConnections };
}
