import { RdlError } from '../reports.ts';
import type { Assigned, Component, Instance } from '../elaborate/component.ts';
import { reachable } from './frame.ts';
import type { Frame, Target } from './frame.ts';

/** No field takes a property from itself: a reset not over other fields either (9.5.1, 9.7). */
export function checkCircles(instance: Instance, field: Component, register: Frame): void {
  for (const [name, assigned] of field.properties) {
    const first = targetOf(assigned, register);
    if (first && isOf(name, first) && leadsTo(instance, name, first, register)) {
      throw new RdlError(`${instance.name} takes its ${name} from itself; name another field`, assigned.at);
    }
  }
}

/** Properties that take a field's value, so that naming the field alone is a circle. */
const TAKES_VALUE = new Set(['reset', 'next']);

/** The property itself, or the value that it stands for. */
function isOf(name: string, { property }: Target): boolean {
  return property === name || (property === undefined && TAKES_VALUE.has(name));
}

function leadsTo(instance: Instance, name: string, first: Target, register: Frame): boolean {
  const seen = new Set<Instance>();
  let target: Target | undefined = first;
  while (target?.instance && isOf(name, target) && !target.isElement && !seen.has(target.instance)) {
    if (target.instance === instance) return true;
    if (name !== 'reset') return false;
    seen.add(target.instance);
    const next: Assigned | undefined = target.instance.reset ?? target.component.properties.get('reset');
    target = next && targetOf(next, register);
  }
  return false;
}

function targetOf({ value }: Assigned, register: Frame): Target | undefined {
  return value.kind === 'reference' ? reachable(value, register) : undefined;
}
