import type { Design } from '../design/block.ts';
import type { Link } from '../design/links.ts';
import { leavesBehind } from './reach.ts';
import type { Reach } from './reach.ts';

const known = new WeakMap<Reach, Map<string, Link[]>>();

/** The links at which managers enter that reach each subordinate, whatever the map hides. */
export function managersOf(design: Design, reach: Reach): ReadonlyMap<string, readonly Link[]> {
  let managers = known.get(reach);
  if (!managers) known.set(reach, (managers = findManagers(design, reach)));
  return managers;
}

function findManagers(design: Design, reach: Reach): Map<string, Link[]> {
  const managers = new Map<string, Link[]>();
  for (const link of reach.entering) {
    for (const { key } of leavesBehind(design, reach, link)) {
      const links = managers.get(key);
      if (links) links.push(link);
      else managers.set(key, [link]);
    }
  }
  return managers;
}
