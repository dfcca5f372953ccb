import { RdlError } from '../reports.ts';
import type { DynamicAssignment, PathStep } from '../syntax/tree.ts';
import { assignedValue, isApplicable, put } from './assign.ts';
import { owned } from './component.ts';
import type { Assigned, Component, Holder, Instance } from './component.ts';
import { number } from './evaluate.ts';
import { PROPERTIES } from './propertyTable.ts';
import type { Scope } from './scope.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** `reg[2].field->property = value` in the body of `component` (5.1.3.3). */
export function assignFromOutside(component: Component, { path, assignment }: DynamicAssignment): void {
  const { name, at } = assignment;
  const { scope } = component;
  if (PROPERTIES.get(name)?.isDynamic === false) {
    throw new RdlError(say('RDL/dynamic/inside', { name }), at);
  }
  const assigned = assignedValue(assignment, scope);
  follow(component, path, 0, scope, (target, instance) => {
    if (!isApplicable(name, target, scope, at))
      throw new RdlError(say('RDL/property/kind', { kind: target.definition.kind, name }), at);
    if (name === 'reset') dropReset(instance, assigned);
    put(target, name, assigned);
  });
}

/** A reset value written with the instance gives way. */
function dropReset(instance: Instance, assigned: Assigned): void {
  if (instance.reset && instance.reset.at < assigned.at) instance.reset = undefined;
}

function follow(
  component: Component,
  path: readonly PathStep[],
  depth: number,
  scope: Scope,
  act: (target: Component, instance: Instance) => void,
): void {
  const step = path[depth]!;
  const instance = component.byName.get(step.name);
  if (!instance) throw new RdlError(say('RDL/dynamic/instance', { name: step.name }), step.at);
  for (const holder of holdersOf(instance, step, scope)) {
    const target = owned(holder);
    if (depth + 1 === path.length) act(target, instance);
    else follow(target, path, depth + 1, scope, act);
  }
}

/** Without indices, all elements of an array. */
function holdersOf(instance: Instance, step: PathStep, scope: Scope): Holder[] {
  const { dimensions, component } = instance;
  if (step.indices.length === 0) return [instance, ...(instance.elements?.values() ?? [])];
  if (component.definition.kind === 'field') throw new RdlError(say('RDL/dynamic/bit', {}), step.at);
  if (step.indices.length !== dimensions.length) {
    throw new RdlError(
      say('RDL/dynamic/dimensions', {
        name: step.name,
        count: dimensions.length,
        given: step.indices.length,
      }),
      step.at,
    );
  }
  const indices = step.indices.map((index, dimension) => {
    const { value } = number(index, scope);
    const count = dimensions[dimension]!.value;
    if (value >= count)
      throw new RdlError(
        say('RDL/dynamic/element', { name: step.name, index: String(value), count: String(count) }),
        index.at,
      );
    return value;
  });
  instance.elements ??= new Map();
  const key = indices.join();
  const element = instance.elements.get(key) ?? { component, isOwned: false };
  instance.elements.set(key, element);
  // The others may share its children from here on.
  instance.isOwned = false;
  return [element];
}
