import type { Diagnostic, SocDocument, Vlnv } from '@netloom/model';
import type { Library } from '../../library/library.ts';
import { atInstance, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** SOC-HIERARCHY-CYCLE: a document that contains itself. */
export function checkHierarchy({ design }: Subject): Diagnostic[] {
  const { document, library } = design;
  const cleared = new Set<Vlnv>();
  return Object.entries(document.instances).flatMap(([name, { ip }]) => {
    const path = wayBack(ip, [document.vlnv], library, cleared);
    if (!path) return [];
    return [problem('SOC-HIERARCHY-CYCLE', { instance: name, path: path.join(' → ') }, atInstance(name))];
  });
}

/** The documents on the way from the last of `path` into `vlnv` and back to one of `path`. */
function wayBack(vlnv: Vlnv, path: Vlnv[], library: Library, cleared: Set<Vlnv>): Vlnv[] | undefined {
  if (path.includes(vlnv)) return [...path, vlnv];
  if (cleared.has(vlnv)) return undefined;
  const child: SocDocument | undefined = library.find(vlnv)?.document;
  for (const ip of new Set(Object.values(child?.instances ?? {}).map((instance) => instance.ip))) {
    const found = wayBack(ip, [...path, vlnv], library, cleared);
    if (found) return found;
  }
  cleared.add(vlnv);
  return undefined;
}
