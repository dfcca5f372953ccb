import type { Diagnostic, Vlnv } from '@netloom/model';
import { wayBack } from '../../library/cycles.ts';
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
