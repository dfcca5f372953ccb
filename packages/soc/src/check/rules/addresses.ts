import type { Diagnostic } from '@netloom/model';
import { passageAt } from '../../design/generated.ts';
import { resolve } from '../../design/resolve.ts';
import { pointerOf } from '../../document/pointer.ts';
import { placeOf, problem, removal } from '../rule.ts';
import type { Place, Subject } from '../rule.ts';
import { FreeSpace } from './addresses/freeSpace.ts';
import { checkLoops } from './addresses/loops.ts';
import { checkMissing } from './addresses/missing.ts';
import { checkRange } from './addresses/range.ts';
import { checkShape } from './addresses/shape.ts';
import { checkViews } from './addresses/views.ts';

/** All SOC-ADDRESS-… but overlaps, and SOC-INTERCONNECT-LOOP. */
export function checkAddresses(subject: Subject): Diagnostic[] {
  const reachable = new Set(subject.wiring.links.map(({ subordinate }) => subordinate.key));
  const space = new FreeSpace(subject.design.document);
  const entries = Object.keys(subject.design.document.addressMap);
  return [
    ...entries.flatMap((endpoint) => checkEntry(subject, endpoint, reachable, space)),
    ...checkMissing(subject),
    ...checkRange(subject),
    ...checkLoops(subject),
  ];
}

function checkEntry(
  subject: Subject,
  endpoint: string,
  reachable: ReadonlySet<string>,
  space: FreeSpace,
): Diagnostic[] {
  const { design } = subject;
  const end = resolve(design, endpoint);
  if (end.kind === 'none' && !end.known) return [];
  if (end.kind !== 'interface' || !reachable.has(endpoint) || passageAt(design, end)) {
    const instance = end.kind === 'interface' ? end.instance : undefined;
    return [unreachable(endpoint, placeOf(instance, endpoint, pointerOf('addressMap', endpoint)))];
  }
  return [...checkShape(subject, end, space), ...checkViews(subject, end)];
}

function unreachable(endpoint: string, place: Place): Diagnostic {
  const fix = removal('fix/remove-address', {}, place.pointer);
  return problem('SOC-ADDRESS-UNREACHABLE/none', { end: endpoint }, place, fix);
}
