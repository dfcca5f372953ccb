import { RdlError } from '../reports.ts';
import type { ParameterDefinition } from '../syntax/tree.ts';
import { evaluate } from './evaluate.ts';
import type { Scope } from './scope.ts';
import { describe, foldedBy, toBoolean, toNumber } from './value.ts';
import type { Value } from './value.ts';
import { say } from '../../../wording/formats/sentences.ts';

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
    throw new RdlError(say('RDL/parameter/reference', { name }), at);
  }
  if (!value) throw new RdlError(say('RDL/parameter/default', { name }), at);
  const place = given ? at : parameter.at;
  if (!isArray) return converted(parameter, value, scope, place);
  if (value.kind !== 'array')
    throw new RdlError(say('RDL/parameter/array', { name, value: describe(value) }), place);
  return { ...value, items: value.items.map((item) => converted(parameter, item, scope, place)) };
}

function converted({ name, type }: ParameterDefinition, value: Value, scope: Scope, at: number): Value {
  const refuse = () => new RdlError(say('RDL/parameter/type', { name, type, value: describe(value) }), at);
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
  if (!known) throw new RdlError(say('RDL/type/none', { type }), at);
  return value;
}

function hasReference(value: Value): boolean {
  if (value.kind === 'array') return value.items.some(hasReference);
  if (value.kind === 'structure') return [...value.members.values()].some(hasReference);
  return value.kind === 'reference';
}
