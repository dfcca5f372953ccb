import type { BusInterface, SocDocument } from '@netloom/model';
import { endpointKey } from '../document/endpoint.ts';
import { beyond, joined, passageOf } from './topWays.ts';
import type { End, Top } from './topWays.ts';

/** What managers inside, which lead out by a top-level interface, keep in caches of data. */
export function topCached(
  document: SocDocument,
  name: string,
  blockAt: Top['blockAt'],
): NonNullable<BusInterface['cached']> {
  const declared = document.interfaces[name];
  if (declared?.role !== 'manager') return [];
  const top: Top = { name, declared, document, blockAt };
  return joined(top, name).flatMap((end) => cachedAt(top, end, new Set()));
}

function cachedAt(top: Top, end: End, seen: Set<string>): NonNullable<BusInterface['cached']> {
  const key = endpointKey(end.instance, end.name);
  if (seen.has(key)) return [];
  seen.add(key);
  const block = top.blockAt(end.instance);
  const passage = passageOf(block, end);
  if (passage) return beyond(top, end, passage).flatMap((each) => cachedAt(top, each, seen));
  return block?.descriptor.busInterfaces.find(({ name }) => name === end.name)?.cached ?? [];
}
