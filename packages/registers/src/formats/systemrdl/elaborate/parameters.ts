import { RdlError } from '../reports.ts';
import type { ParameterDefinition } from '../syntax/tree.ts';
import { evaluate } from './evaluate.ts';
import type { Scope } from './scope.ts';
import { describe, foldedBy, toBoolean, toNumber } from './value.ts';
import type { Value } from './value.ts';

/** Value of a parameter: the one given to the instance, else its default (5.1.1). */
export function parameterValue(
  parameter: ParameterDefinition,
  given: Value | undefined,
  scope: Scope,
  at: number,
): Value {
  const { name, value: expression, isArray } = parameter;
  const value = given ?? (expression && evaluate(expression, scope));
  if (value && hasReference(value)) {
    throw new RdlError(`the parameter ${name} cannot hold a reference to a component`, at);
  }
  if (!value) throw new RdlError(`the parameter ${name} has no default: give it a value`, at);
  const place = given ? at : parameter.at;
  if (!isArray) return converted(parameter, value, scope, place);
  if (value.kind !== 'array')
    throw new RdlError(`the parameter ${name} is an array, not ${describe(value)}`, place);
  return { ...value, items: value.items.map((item) => converted(parameter, item, scope, place)) };
}

function converted({ name, type }: ParameterDefinition, value: Value, scope: Scope, at: number): Value {
  const refuse = () => new RdlError(`the parameter ${name} is of type ${type}, not ${describe(value)}`, at);
  if (type === 'bit' || type === 'longint') {
    const number = toNumber(value, at);
    return type === 'longint' ? { ...number, width: undefined } : number;
  }
  if (type === 'boolean') {
    if (value.kind === 'number' && (value.symbol || value.folded)) {
      return { kind: 'boolean', value: value.value !== 0n, ...foldedBy(value) };
    }
    return value.kind === 'boolean' ? value : { kind: 'boolean', value: toBoolean(value, at) };
  }
  if (type === 'string') {
    if (value.kind !== 'string') throw refuse();
    return value;
  }
  if (value.kind === 'word' && value.type !== type) throw refuse();
  const known =
    value.kind === 'word' ||
    scope.enumeration(type, at) !== undefined ||
    scope.struct(type, at) !== undefined;
  if (!known) throw new RdlError(`there is no type ${type} here`, at);
  return value;
}

function hasReference(value: Value): boolean {
  if (value.kind === 'array') return value.items.some(hasReference);
  if (value.kind === 'structure') return [...value.members.values()].some(hasReference);
  return value.kind === 'reference';
}
