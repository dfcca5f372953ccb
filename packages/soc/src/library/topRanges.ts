import type { BusInterface, SocDocument } from '@netloom/model';
import { endpointKey } from '../document/endpoint.ts';
import { beyond, joined, passageOf } from './topWays.ts';
import type { End, Top } from './topWays.ts';

/** How a manager takes addresses for memory. */
export type MemoryUse = 'cached' | 'idempotent';
type Ranges = NonNullable<BusInterface[MemoryUse]>;

/** What managers inside, which lead out by a top-level interface, keep in caches of data, or read ahead. */
export function topRanges(
  document: SocDocument,
  name: string,
  blockAt: Top['blockAt'],
  use: MemoryUse,
): Ranges {
  const declared = document.interfaces[name];
  if (declared?.role !== 'manager') return [];
  const top: Top = { name, declared, document, blockAt };
  return joined(top, name).flatMap((end) => rangesAt(top, end, use, new Set()));
}

function rangesAt(top: Top, end: End, use: MemoryUse, seen: Set<string>): Ranges {
  const key = endpointKey(end.instance, end.name);
  if (seen.has(key)) return [];
  seen.add(key);
  const block = top.blockAt(end.instance);
  const passage = passageOf(block, end);
  if (passage) return beyond(top, end, passage).flatMap((each) => rangesAt(top, each, use, seen));
  return block?.descriptor.busInterfaces.find(({ name }) => name === end.name)?.[use] ?? [];
}
