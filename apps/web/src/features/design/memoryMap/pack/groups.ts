import type { SocDocument } from '@netloom/model';
import { isInterconnect } from '@netloom/soc';
import type { Picture } from '../map/picture.ts';

/** Regions that one block of interconnect serves directly. */
export interface Group {
  /** The interconnect's instance. */
  name: string;
  endpoints: string[];
}

/** The mapped subordinates by the interconnect that they hang on, those with several first. */
export function groupsOf(document: SocDocument, { design }: Picture): Group[] {
  const groups = new Map<string, Set<string>>();
  for (const { manager, subordinate } of document.interfaceConnections) {
    const owner = manager.split('.')[0]!;
    if (!isInterconnect(design, owner) || !Object.hasOwn(document.addressMap, subordinate)) continue;
    groups.set(owner, (groups.get(owner) ?? new Set()).add(subordinate));
  }
  return [...groups]
    .map(([name, endpoints]) => ({ name, endpoints: [...endpoints] }))
    .sort((a, b) => b.endpoints.length - a.endpoints.length);
}
