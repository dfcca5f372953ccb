import { RdlError } from '../reports.ts';
import { VALUE_WORDS } from '../syntax/keywords.ts';
import type { EnumDefinition, Expression } from '../syntax/tree.ts';
import { operand, symbolic } from './amount.ts';
import { binaryNumber, unaryNumber } from './operators.ts';
import type { Scope } from './scope.ts';
import { describe, foldedBy, numberOf, toBoolean, toNumber } from './value.ts';
import type { EnumMember, NumberValue, ReferenceValue, Value } from './value.ts';
import { say } from '../../../wording/formats/sentences.ts';

const MAX_BITS = 4096;

/** Value of an expression in a body (clause 11). */
export function evaluate(expression: Expression, scope: Scope): Value {
  const { at } = expression;
  switch (expression.kind) {
    case 'number':
      return numberOf(expression.value, expression.width);
    case 'string':
    case 'boolean':
      return expression;
    case 'word':
      return { kind: 'word', type: VALUE_WORDS[expression.word]!, word: expression.word };
    case 'member':
      return member(expression.enumeration, expression.name, at, scope);
    case 'unary':
      return unaryNumber(expression.operator, number(expression.operand, scope));
    case 'binary':
      return binary(expression, scope);
    case 'conditional':
      return conditional(expression, scope);
    case 'concatenation':
      return concatenation(expression, scope);
    case 'cast':
      return cast(expression, scope);
    case 'structure':
      return structure(expression, scope);
    case 'array':
      return { kind: 'array', items: expression.items.map((item) => evaluate(item, scope)) };
    case 'reference':
      return named(expression, scope);
  }
}

export function number(expression: Expression, scope: Scope): NumberValue {
  return toNumber(evaluate(expression, scope), expression.at);
}

/** Members of an enumeration with their values: without one, one more than the member before (6.2.5). */
export function enumMembers(enumeration: EnumDefinition, scope: Scope): EnumMember[] {
  const members: EnumMember[] = [];
  for (const { name, value, description, at } of enumeration.members) {
    const next = (members.at(-1)?.value ?? -1n) + 1n;
    const own = value === undefined ? next : number(value, scope).value;
    const clash = members.find((each) => each.name === name || each.value === own);
    if (clash?.name === name)
      throw new RdlError(say('RDL/enum/twice', { name, enumeration: enumeration.name }), at);
    if (clash)
      throw new RdlError(
        say('RDL/enum/value', { name, value: String(own), other: clash.name, enumeration: enumeration.name }),
        at,
      );
    members.push({ name, value: own, description });
  }
  return members;
}

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

function member(enumeration: string, name: string, at: number, scope: Scope): Value {
  const found = scope.enumeration(enumeration, at);
  if (!found) throw new RdlError(say('RDL/enum/none', { enumeration }), at);
  const known = enumMembers(found.definition, found.scope).find((each) => each.name === name);
  if (!known) throw new RdlError(say('RDL/enum/member', { enumeration, name }), at);
  return { kind: 'member', enumeration: found.definition, name, value: known.value, width: undefined };
}

function binary({ operator, left, right, at }: Of<'binary'>, scope: Scope): Value {
  const [a, b] = [evaluate(left, scope), evaluate(right, scope)];
  const isEquality = operator === '==' || operator === '!=';
  if (isEquality && (a.kind === 'string' || a.kind === 'word') && a.kind === b.kind) {
    const same =
      (a.kind === 'string' ? a.value : a.word) ===
      (b.kind === 'string' ? b.value : (b as typeof a & { word: string }).word);
    return { kind: 'boolean', value: same === (operator === '==') };
  }
  return binaryNumber(operator, toNumber(a, left.at), toNumber(b, right.at), at);
}

function conditional({ condition, yes, no, at }: Of<'conditional'>, scope: Scope): Value {
  const chosen = evaluate(condition, scope);
  const value = evaluate(toBoolean(chosen, at) ? yes : no, scope);
  const mark = foldedBy(chosen);
  if (!mark.folded || (value.kind !== 'number' && value.kind !== 'boolean')) return value;
  return { ...value, folded: [...new Set([...mark.folded, ...(value.folded ?? [])])] };
}

function concatenation({ count, parts, at }: Of<'concatenation'>, scope: Scope): Value {
  const items = parts.map((part) => evaluate(part, scope));
  const times = count === undefined ? 1 : Number(number(count, scope).value);
  if (items.every((item) => item.kind === 'string')) {
    if (times > 10_000) throw new RdlError(say('RDL/value/copies', {}), at);
    return {
      kind: 'string',
      value: items
        .map((item) => item.value)
        .join('')
        .repeat(times),
    };
  }
  let value = 0n;
  let width = 0;
  items.forEach((item, index) => {
    const part = toNumber(item, parts[index]!.at);
    const bits = part.width ?? 64;
    value = (value << BigInt(bits)) | BigInt.asUintN(bits, part.value);
    width += bits;
  });
  if (width * times > MAX_BITS)
    throw new RdlError(say('RDL/value/concatenation', { most: String(MAX_BITS) }), at);
  let whole = 0n;
  for (let copy = 0; copy < times; copy++) whole = (whole << BigInt(width)) | value;
  return { ...numberOf(whole, width * times), ...foldedBy(...items) };
}

function cast({ to, operand: inner, at }: Of<'cast'>, scope: Scope): Value {
  const value = evaluate(inner, scope);
  if (to === 'string') {
    if (value.kind === 'string') return value;
    throw new RdlError(say('RDL/value/string', { value: describe(value) }), at);
  }
  if (to === 'boolean') return { kind: 'boolean', value: toBoolean(value, inner.at), ...foldedBy(value) };
  const from = toNumber(value, inner.at);
  if (to === 'bit') return { ...from, width: from.width ?? 64 };
  if (to === 'longint') return { ...from, width: undefined };
  return resized(from, number(to, scope), at);
}

function resized(from: NumberValue, size: NumberValue, at: number): NumberValue {
  if (size.value < 1n || size.value > MAX_BITS)
    throw new RdlError(say('RDL/value/bits', { most: String(MAX_BITS) }), at);
  const width = Number(size.value);
  const value = BigInt.asUintN(width, from.value);
  if (!from.symbol || size.symbol) return { ...numberOf(value, width), ...foldedBy(from, size) };
  return { kind: 'number', width, ...symbolic(`${operand(from)}%(1<<${width})`, value) };
}

function structure({ type, members, at }: Of<'structure'>, scope: Scope): Value {
  if (!scope.struct(type, at)) throw new RdlError(say('RDL/struct/none', { type }), at);
  const known = memberNames(type, at, scope);
  const values = new Map<string, Value>();
  for (const { name, value } of members) {
    if (!known.has(name)) throw new RdlError(say('RDL/struct/member', { type, name }), value.at);
    if (values.has(name)) throw new RdlError(say('RDL/struct/given', { name }), value.at);
    values.set(name, evaluate(value, scope));
  }
  const missing = values.size === 0 ? undefined : [...known].find((name) => !values.has(name));
  if (missing !== undefined) throw new RdlError(say('RDL/struct/missing', { name: missing, type }), at);
  return { kind: 'structure', type, members: values };
}

function memberNames(type: string, at: number, scope: Scope): Set<string> {
  const names = new Set<string>();
  for (let found = scope.struct(type, at); found;) {
    for (const { name } of found.definition.members) names.add(name);
    const { base } = found.definition;
    found =
      base === undefined || base === found.definition.name
        ? undefined
        : found.scope.struct(base, found.definition.at);
  }
  return names;
}

/** A parameter's value, or a reference to an instance; the nearest body around that has the name decides. */
function named(expression: Of<'reference'>, scope: Scope): Value {
  const { path, property, at } = expression;
  const [first, ...rest] = path;
  for (let around: Scope | undefined = scope; around; around = around.outer) {
    const parameter = around.values.get(first!.name);
    if (parameter) return selected(parameter, first!.indices, rest, scope);
    if (around.definition.instanceNames.has(first!.name)) return reference(expression, around, scope);
  }
  const enumeration =
    rest.length === 0 && property === undefined ? scope.enumeration(first!.name, at) : undefined;
  if (enumeration) {
    const { definition } = enumeration;
    return {
      kind: 'enumeration',
      enumeration: definition,
      members: enumMembers(definition, enumeration.scope),
    };
  }
  throw new RdlError(say('RDL/value/unknown', { name: first!.name }), at);
}

function selected(value: Value, indices: Expression[], rest: Of<'reference'>['path'], scope: Scope): Value {
  let found: Value | undefined = value;
  for (const index of indices) {
    const position = Number(number(index, scope).value);
    found = found.kind === 'array' ? found.items[position] : undefined;
    if (!found) throw new RdlError(say('RDL/value/item', { position }), index.at);
  }
  const [next, ...others] = rest;
  if (!next) return found;
  const inner = found.kind === 'structure' ? found.members.get(next.name) : undefined;
  if (!inner) throw new RdlError(say('RDL/value/member', { name: next.name }), next.at);
  return selected(inner, next.indices, others, scope);
}

function reference({ path, property, at }: Of<'reference'>, around: Scope, scope: Scope): ReferenceValue {
  const steps = path.map(({ name, indices }) => ({
    name,
    indices: indices.map((index) => Number(number(index, scope).value)),
  }));
  return { kind: 'reference', at, scope: around.definition, path: steps, property };
}
