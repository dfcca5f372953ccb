import { Register } from '@netloom/model';
import type { RegisterField } from '@netloom/model';
import { childOf, childrenOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { sum, product } from '../../arithmetic.ts';
import { corrected, extensionIn } from '../extension.ts';
import type { Members } from '../extension.ts';
import { inheritedBy } from './access.ts';
import { aliasedBy } from './alias.ts';
import type { Inherited, ReadContext } from './context.ts';
import { readField } from './field.ts';
import { placedMembers } from './placed.ts';
import type { Surroundings } from './placed.ts';
import { say } from '../../../wording/formats/sentences.ts';
import { schemaSaid } from '../../schemaSaid.ts';

export function readRegister(
  original: XmlElement,
  surroundings: Surroundings,
  context: ReadContext,
): Register | undefined {
  const element = context.resolved(original);
  const members = corrected(registerMembers(element, surroundings, context), extensionIn(element));
  const inherited = {
    ...inheritedBy(element, surroundings.inherited, context),
    reset: registerReset(element, context),
  };
  const fields = childrenOf(element, 'field').flatMap((field) =>
    copiesOfField(context.resolved(field), String(members['name']), inherited, context),
  );
  for (const alternate of childrenOf(
    childOf(element, 'alternateRegisters') ?? element,
    'alternateRegister',
  )) {
    context.lose(say('IPX/register/alternate', {}), alternate);
  }
  const parsed = Register.safeParse({ ...members, fields });
  if (parsed.success) return parsed.data;
  context.fail(
    say('IPX/register/schema', { name: String(members['name']), issue: schemaSaid(parsed.error) }),
    element,
  );
  return undefined;
}

/** What the standard's elements say of a register, without its fields. */
export function registerMembers(
  element: XmlElement,
  surroundings: Surroundings,
  context: ReadContext,
): Members {
  const size = childOf(element, 'size');
  if (!size) context.fail(say('IPX/register/size', {}), element);
  const bits = size && context.value(size);
  const width = bits === undefined ? surroundings.dataWidth : registerWidth(Number(bits));
  if (bits !== undefined && BigInt(width) !== bits) {
    context.lose(say('IPX/register/width', { bits: String(bits), width }), element);
  }
  const alias = aliasedBy(element, context);
  return {
    kind: 'register',
    ...placedMembers(element, 'addressOffset', surroundings, context),
    ...(width !== surroundings.dataWidth && { width }),
    external: false,
    shadowed: false,
    ...(alias !== undefined && { aliasOf: alias }),
  };
}

/** The next width that a register may have: 8 times a power of two. */
export function registerWidth(bits: number): number {
  let width = 8;
  while (width < bits && width < 1024) width *= 2;
  return width;
}

/** Reset of a whole register, as the edition of 2009 has it. */
function registerReset(element: XmlElement, context: ReadContext): Inherited['reset'] {
  const reset = childOf(element, 'reset');
  const value = reset && childOf(reset, 'value');
  if (!value) return undefined;
  const mask = childOf(reset, 'mask');
  const all = (1n << 1024n) - 1n;
  return { value: context.value(value) ?? 0n, mask: mask ? (context.value(mask) ?? all) : all };
}

/** The model has no arrays of fields: each copy becomes a field with its index behind the name. */
function copiesOfField(
  element: XmlElement,
  register: string,
  inherited: Inherited,
  context: ReadContext,
): RegisterField[] {
  const field = readField(element, register, inherited, context);
  const array = childOf(element, 'array');
  if (!field || !array) return field ? [field] : [];
  const count = childrenOf(array, 'dim').reduce((copies, dim) => copies * (context.value(dim) ?? 1n), 1n);
  if (count > 1024n) {
    context.fail(say('IPX/field/copies', { count: String(count) }), array);
    return [];
  }
  const strideElement = childOf(array, 'bitStride');
  const stride = strideElement ? context.quantity(strideElement) : field.width;
  return Array.from({ length: Number(count) }, (_, copy) => ({
    ...field,
    name: `${field.name}_${copy}`,
    lsb: sum(field.lsb, product(stride, BigInt(copy))),
  }));
}
