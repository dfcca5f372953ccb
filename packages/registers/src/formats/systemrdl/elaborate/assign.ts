import { RdlError } from '../reports.ts';
import type { Expression, PropertyAssignment } from '../syntax/tree.ts';
import type { Assigned, Component } from './component.ts';
import { enumMembers, evaluate } from './evaluate.ts';
import { PROPERTIES, rivalsOf } from './propertyTable.ts';
import type { Scope } from './scope.ts';
import { booleanOf, describe, foldedBy, isTruthy, toNumber } from './value.ts';
import type { Value } from './value.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Value of an assignment in a body, checked against the property's type; undefined where the kind has no such property. */
export function assignedValue(assignment: PropertyAssignment, scope: Scope): Assigned {
  const { name, value, modifier, at } = assignment;
  const result = value === undefined ? booleanOf(true) : valueOf(name, value, scope);
  if (modifier !== undefined && name !== 'intr') {
    throw new RdlError(say('RDL/property/modifier', { modifier, name }), at);
  }
  return { value: checked(name, result, value === undefined, at, scope), modifier, at };
}

/** `encode` names an enumeration, whatever instance has that name too (9.10). */
function valueOf(name: string, value: Expression, scope: Scope): Value {
  const isName = name === 'encode' && value.kind === 'reference' && value.path.length === 1;
  const found = isName ? scope.enumeration(value.path[0]!.name, value.at) : undefined;
  if (!found) return evaluate(value, scope);
  return {
    kind: 'enumeration',
    enumeration: found.definition,
    members: enumMembers(found.definition, found.scope),
  };
}

function checked(name: string, value: Value, isBare: boolean, at: number, scope: Scope): Value {
  const facts = PROPERTIES.get(name);
  if (!facts) return bareUserProperty(name, value, isBare, scope);
  if (isBare && !facts.types.includes('boolean')) throw new RdlError(say('RDL/property/value', { name }), at);
  const fits = facts.types.some((type) => typeFits(type, value));
  if (!fits)
    throw new RdlError(
      say('RDL/property/type', {
        name,
        types: facts.types.join(' | '),
        value: describe(value),
      }),
      at,
    );
  if (value.kind === 'member' && facts.types.includes('boolean')) return booleanOf(value.value !== 0n);
  if (facts.types.length === 1 && facts.types[0] === 'number') return toNumber(value, at);
  if (facts.types.length === 1 && facts.types[0] === 'boolean' && value.kind === 'number') {
    return {
      kind: 'boolean',
      value: value.value !== 0n,
      ...foldedBy(value),
    };
  }
  return value;
}

function typeFits(type: string, value: Value): boolean {
  if (type === 'number')
    return value.kind === 'number' || value.kind === 'boolean' || value.kind === 'member';
  if (type === 'boolean')
    return value.kind === 'boolean' || value.kind === 'number' || value.kind === 'member';
  if (value.kind === 'word') return value.type === type;
  return value.kind === type;
}

/** Without a value, a property of the user's takes its default. */
function bareUserProperty(name: string, value: Value, isBare: boolean, scope: Scope): Value {
  const declared = isBare ? scope.root.userProperties.get(name)?.value : undefined;
  return declared ? evaluate(declared, scope) : value;
}

/** True where components of the kind have the property. Throws for a name that no property has. */
export function isApplicable(name: string, component: Component, scope: Scope, at: number): boolean {
  const { kind } = component.definition;
  const facts = PROPERTIES.get(name);
  if (facts) return kind !== 'root' && facts.components.has(kind);
  const user = scope.root.userProperties.get(name);
  if (!user || user.at > at) {
    throw new RdlError(say('RDL/property/undeclared', { name }), at);
  }
  return user.components.includes('all') || user.components.includes(kind);
}

/** Puts a value in the place of an earlier one; of properties that exclude each other the newer holds. */
export function put(component: Component, name: string, assigned: Assigned): void {
  const { properties } = component;
  if (isTruthy(assigned.value)) for (const rival of rivalsOf(name)) properties.delete(rival);
  properties.set(name, name === 'intr' ? withModifier(assigned, properties) : assigned);
}

/** `nonsticky` says nothing of the edge, and a plain `intr` keeps the edge that was chosen before (9.9.1). */
function withModifier(assigned: Assigned, properties: Component['properties']): Assigned {
  const { modifier, at } = assigned;
  if (modifier === 'nonsticky')
    properties.set('stickybit', { value: booleanOf(false), modifier: undefined, at });
  const keeps = modifier === undefined || modifier === 'nonsticky';
  return keeps ? { ...assigned, modifier: properties.get('intr')?.modifier } : assigned;
}
