import { RdlError } from '../reports.ts';
import type { Component, Instance } from '../elaborate/component.ts';
import { pathText } from '../elaborate/value.ts';
import type { ReferenceValue } from '../elaborate/value.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** A component on the way from the file down to what is being converted. */
export interface Frame {
  component: Component;
  /** Undefined for the file and the map itself. */
  name: string | undefined;
  outer: Frame | undefined;
  external: boolean;
}

/** What a reference leads to. */
export interface Target {
  component: Component;
  instance: Instance | undefined;
  /** Names from the map down. */
  names: string[];
  /** One element of an array is meant. */
  isElement: boolean;
  property: string | undefined;
}

/** Follows a reference that was assigned to something inside `frame`. */
export function follow(reference: ReferenceValue, frame: Frame): Target {
  let around: Frame | undefined = frame;
  while (around && around.component.definition !== reference.scope) around = around.outer;
  if (!around) throw new RdlError(say('RDL/path/unreachable', { path: pathText(reference) }), reference.at);
  const names = namesOf(around);
  let { component } = around;
  let isElement = false;
  let instance: Instance | undefined;
  for (const step of reference.path) {
    const next: Instance | undefined = component.byName.get(step.name);
    if (!next)
      throw new RdlError(
        say('RDL/path/instance', { path: pathText(reference), name: step.name }),
        reference.at,
      );
    checkIndices(step.indices, next, reference);
    isElement ||= step.indices.length > 0;
    names.push(step.name);
    component = next.component;
    instance = next;
  }
  return { component, instance, names, isElement, property: reference.property };
}

/** The same, and undefined where the reference leads nowhere from here. */
export function reachable(reference: ReferenceValue, frame: Frame): Target | undefined {
  try {
    return follow(reference, frame);
  } catch (error) {
    if (error instanceof RdlError) return undefined;
    throw error;
  }
}

function checkIndices(
  indices: readonly number[],
  { dimensions, name }: Instance,
  reference: ReferenceValue,
): void {
  if (indices.length === 0) return;
  const fits =
    indices.length === dimensions.length &&
    indices.every((index, dimension) => index < Number(dimensions[dimension]!.value));
  if (!fits) throw new RdlError(say('RDL/path/element', { path: pathText(reference), name }), reference.at);
}

function namesOf(frame: Frame): string[] {
  const names = frame.outer ? namesOf(frame.outer) : [];
  return frame.name === undefined ? names : [...names, frame.name];
}

/** The shortest path that leads to a field from a register in `group`, looked up from that group outwards. */
export function fieldPath(names: readonly string[], group: Frame): string {
  return pathFrom(names, group, 2);
}

/** The same for a register. */
export function registerPath(names: readonly string[], group: Frame): string {
  return pathFrom(names, group, 1);
}

/** At least the last `least` names remain. */
function pathFrom(names: readonly string[], group: Frame, least: number): string {
  const own = namesOf(group);
  let common = 0;
  while (common < Math.min(own.length, names.length - least) && own[common] === names[common]) common++;
  let inner: Frame | undefined = group;
  for (let depth = own.length; depth > common && inner; depth--, inner = inner.outer) {
    if (inner.component.byName.has(names[common]!)) return names.join('.');
  }
  return names.slice(common).join('.');
}
