import type { SocDocument } from '@netloom/model';
import type { Library } from '../library/library.ts';

/** A document below another, and the nearest way to it. */
export interface DefinitionBelow {
  /** The instances that are gone into, from the other document down. */
  way: readonly string[];
  document: SocDocument;
}

/** Each document that stands somewhere below another, once, the nearest first. */
export function definitionsBelow(top: SocDocument, library: Library): DefinitionBelow[] {
  const known = new Set([top.vlnv]);
  const found: DefinitionBelow[] = [{ way: [], document: top }];
  // What is found is looked into in its turn.
  for (const { way, document } of found) {
    for (const [name, { ip }] of Object.entries(document.instances)) {
      if (known.has(ip)) continue;
      known.add(ip);
      const below = library.find(ip)?.document;
      if (below) found.push({ way: [...way, name], document: below });
    }
  }
  return found.slice(1);
}
