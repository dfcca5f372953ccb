import type { SocDocument } from '@netloom/model';
import { documentIn } from '@netloom/soc';
import type { Library } from '@netloom/soc';

/** A document at one of the places where it stands below another. */
export interface Below {
  /** The instances that are gone into, from the other document down. */
  way: readonly string[];
  document: SocDocument;
}

/** So many places are looked at; a hierarchy that has more is searched in part. */
export const MOST_LEVELS = 2000;

/** All places of documents below one, level by level; what contains itself is not gone round. */
export function levelsBelow(top: SocDocument, library: Library): Below[] {
  interface Open extends Below {
    inside: readonly string[];
  }
  const found: Open[] = [{ way: [], document: top, inside: [top.vlnv] }];
  // What is found is looked into in its turn.
  for (const { way, document, inside } of found) {
    for (const [name, instance] of Object.entries(document.instances)) {
      const { ip } = instance;
      if (found.length > MOST_LEVELS) break;
      const below = inside.includes(ip) ? undefined : documentIn(library, instance);
      if (below !== undefined) found.push({ way: [...way, name], document: below, inside: [...inside, ip] });
    }
  }
  return found.slice(1).map(({ way, document }) => ({ way, document }));
}
