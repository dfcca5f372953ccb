import { RdlError } from '../reports.ts';
import type { Assigned, Component, Instance } from '../elaborate/component.ts';
import { wordProperty } from '../elaborate/properties.ts';
import { reachable } from './frame.ts';
import type { Frame, Target } from './frame.ts';
import { say } from '../../../wording/formats/sentences.ts';

/**
 * No field takes a property from itself: a reset, or the next of one that stores nothing, not over other fields either
 * (9.5.1, 9.7). Stored fields may take each other's value: that is a ring of flip-flops.
 */
export function checkCircles(instance: Instance, field: Component, register: Frame): void {
  for (const [name, assigned] of field.properties) {
    const first = targetOf(assigned, register);
    if (first && isOf(name, first) && leadsTo(instance, name, first, register)) {
      throw new RdlError(say('RDL/circle', { field: instance.name, name }), assigned.at);
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
    if (target.instance === instance) return name !== 'next' || seen.size === 0 || isWire(target.component);
    seen.add(target.instance);
    const next: Assigned | undefined = passedOn(name, target.instance, target.component);
    target = next && targetOf(next, register);
  }
  return false;
}

/** What the value of the property, or of the field, follows within a clock. */
function passedOn(name: string, instance: Instance, field: Component): Assigned | undefined {
  if (name === 'reset') return instance.reset ?? field.properties.get('reset');
  return name === 'next' && isWire(field) ? field.properties.get('next') : undefined;
}

const STORING = 'we wel hwset hwclr counter intr onread'.split(' ');

/** A field that stores nothing: software reads what hardware gives (9.4.1). */
function isWire(field: Component): boolean {
  const hasBoth = wordProperty(field, 'sw') === 'r' && wordProperty(field, 'hw') === 'w';
  return hasBoth && !STORING.some((name) => field.properties.has(name));
}

function targetOf({ value }: Assigned, register: Frame): Target | undefined {
  return value.kind === 'reference' ? reachable(value, register) : undefined;
}
