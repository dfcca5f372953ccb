import type { Diagnostic, Vlnv } from '@netloom/model';
import type { Library } from '../../library/library.ts';
import { atInstance, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

interface Missing {
  ip: Vlnv;
  /** Names of instances on the way down to the one whose IP is missing. */
  path: string[];
}

/** SOC-IP-UNKNOWN for what documents below need, at the instance through which it is needed. */
export function checkMissingBelow({ design }: Subject): Diagnostic[] {
  const { document, library } = design;
  const known = new Map<Vlnv, Missing[]>();
  return Object.entries(document.instances).flatMap(([name, { ip }]) =>
    missingIn(ip, library, known).map((missing) => {
      const path = [name, ...missing.path].join('.');
      return problem('SOC-IP-UNKNOWN/below', { instance: name, ip: missing.ip, path }, atInstance(name));
    }),
  );
}

/** Each missing IP of a document and those below it, once. */
function missingIn(vlnv: Vlnv, library: Library, known: Map<Vlnv, Missing[]>): Missing[] {
  const before = known.get(vlnv);
  if (before) return before;
  // Set before the descent, which a hierarchy that contains itself would not end.
  known.set(vlnv, []);
  const found = new Map<Vlnv, Missing>();
  for (const [name, { ip }] of Object.entries(library.find(vlnv)?.document?.instances ?? {})) {
    const below = library.find(ip) ? missingIn(ip, library, known) : [{ ip, path: [] }];
    for (const each of below)
      if (!found.has(each.ip)) found.set(each.ip, { ip: each.ip, path: [name, ...each.path] });
  }
  const all = [...found.values()];
  known.set(vlnv, all);
  return all;
}
