import type { SocDocument } from '@netloom/model';
import { documentIn } from '@netloom/soc';
import type { Library } from '@netloom/soc';

/** A document of a hierarchy, once however often it is instanced. */
export interface PageLevel {
  document: SocDocument;
  /** Its instances, behind the name of the document that has them; the top itself has none. */
  instances: string[];
}

/** A hierarchy has fewer; one that has more is told in part. */
const MOST = 500;

/** A document and all that stand in it, each behind the first that has it; a cycle is gone round once. */
export function levelsOf(top: SocDocument, library: Library): PageLevel[] {
  const levels = new Map<string, PageLevel>([[`${top.vlnv} ${top.name}`, { document: top, instances: [] }]]);
  // What is found is looked at in its turn.
  for (const { document } of levels.values()) {
    for (const [name, instance] of Object.entries(document.instances)) {
      const inside = documentIn(library, instance);
      if (!inside || inside === top) continue;
      // An instance that has something of its own is a level of its own.
      const key = `${inside.vlnv} ${inside.name}`;
      const known = levels.get(key);
      if (known) known.instances.push(`${document.name}.${name}`);
      else if (levels.size < MOST)
        levels.set(key, { document: inside, instances: [`${document.name}.${name}`] });
    }
  }
  return [...levels.values()];
}
