import type { SocDocument } from '@netloom/model';
import { shapeOf } from '../design/shape.ts';
import type { Library } from '../library/library.ts';
import { documentValues } from '../library/ownParameters.ts';

/** A document below another, and the nearest way to it. */
export interface DefinitionBelow {
  /** The instances that are gone into, from the other document down. */
  way: readonly string[];
  /** As its parameters are set and it is patched there: its name then says so, `tally_WIDTH_16`. */
  document: SocDocument;
}

/**
 * Each document that stands somewhere below another, once under each set of its parameters' values, the nearest first: what
 * is generated of it, and what can be wrong with it, follows from those.
 */
export function definitionsBelow(top: SocDocument, library: Library): DefinitionBelow[] {
  const known = new Set([keyOf(top)]);
  const found: DefinitionBelow[] = [{ way: [], document: top }];
  // What is found is looked into in its turn.
  for (const { way, document } of found) {
    const values = documentValues(document);
    for (const [name, { ip, parameters = {}, patch }] of Object.entries(document.instances)) {
      const below = shapeOf(library, ip, parameters, values, patch)?.entry.document;
      if (!below || known.has(keyOf(below))) continue;
      known.add(keyOf(below));
      found.push({ way: [...way, name], document: below });
    }
  }
  return found.slice(1);
}

const keyOf = ({ vlnv, name }: SocDocument) => `${vlnv} ${name}`;
