import { RegisterField } from '@netloom/model';
import type { HardwareAccess, SoftwareAccess } from '@netloom/model';
import { childOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import { onReadOf, onWriteOf } from '../access.ts';
import { corrected, extensionIn } from '../extension.ts';
import type { Members } from '../extension.ts';
import { sharedField } from './alias.ts';
import { firstPolicy, inheritedBy, isTrue, softwareIn } from './access.ts';
import type { Inherited, ReadContext } from './context.ts';
import { descriptionIn, nameIn, titleIn } from './names.ts';
import { resetIn } from './reset.ts';

/** Reads a field; undefined for one that is reserved. */
export function readField(
  element: XmlElement,
  register: string,
  inherited: Inherited,
  context: ReadContext,
): RegisterField | undefined {
  const members = fieldMembers(element, register, inherited, context);
  if (!members) return undefined;
  const extension = extensionIn(element);
  const parsed = RegisterField.safeParse(corrected(members, extension));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  context.fail(`field ${String(members['name'])}: ${issue?.path.join('.')}: ${issue?.message}`, element);
  return undefined;
}

/** What the standard's elements say of a field. */
export function fieldMembers(
  element: XmlElement,
  register: string,
  inherited: Inherited,
  context: ReadContext,
): Members | undefined {
  const policies = childOf(element, 'fieldAccessPolicies');
  const policy = policies
    ? context.resolved(firstPolicy(policies, 'fieldAccessPolicy', context) ?? policies)
    : element;
  if (isTrue(textOf(policy, 'reserved')?.replace(/^(\d*'[bh])/, '') ?? '')) return undefined;
  const own = inheritedBy(element, inherited, context);
  const software = softwareIn(policy, own.software, context);
  const lsb = childOf(element, 'bitOffset');
  const width = childOf(sharedField(element) ?? element, 'bitWidth');
  if (!lsb) context.fail(`field ${textOf(element, 'name') ?? ''} has no bitOffset`, element);
  const name = nameIn(element, context);
  const reset = resetIn(element, lsb, width, own, context);
  const values = childOf(element, 'enumeratedValues');
  sayLosses(element, policy, context);
  return {
    name,
    ...descriptionIn(element),
    lsb: lsb ? context.quantity(lsb) : 0,
    width: width ? context.quantity(width) : 1,
    software,
    ...effects(policy, software, context),
    hardware: hardwareOf(software, own.isVolatile, reset.reset !== undefined),
    ...reset,
    ...(values && { enum: context.enumeration(values, `${register}_${name}`) }),
  };
}

function effects(policy: XmlElement, software: SoftwareAccess, context: ReadContext): Members {
  const write = childOf(policy, 'modifiedWriteValue');
  const read = childOf(policy, 'readAction');
  const onWrite = write && onWriteOf(write.text.trim());
  const onRead = read && onReadOf(read.text.trim());
  if (write && !onWrite) context.fail(`the modifiedWriteValue "${write.text.trim()}" is not known`, write);
  if (read && !onRead) context.fail(`the readAction "${read.text.trim()}" is not known`, read);
  const writes = software !== 'r' && software !== 'none';
  const reads = software !== 'w' && software !== 'w1' && software !== 'none';
  if (onWrite && !writes) context.lose('an effect of writes where software cannot write', write);
  if (onRead && !reads) context.lose('an effect of reads where software cannot read', read);
  return { ...(onWrite && writes && { onWrite }), ...(onRead && reads && { onRead }) };
}

/** IP-XACT says only whether the value changes by itself (`volatile`). */
export function hardwareOf(software: SoftwareAccess, isVolatile: boolean, hasReset: boolean): HardwareAccess {
  if (software === 'r') return isVolatile || !hasReset ? 'w' : 'none';
  return isVolatile ? 'rw' : 'r';
}

const LOST: Readonly<Record<string, string>> = {
  testable: 'test constraints (testable)',
  writeValueConstraint: 'limits of written values (writeValueConstraint)',
  readResponse: 'the value that a read gives in the place of the field (readResponse)',
  broadcasts: 'writes that also go to other fields (broadcasts)',
  accessRestrictions: 'bits whose access is restricted (accessRestrictions)',
};

function sayLosses(element: XmlElement, policy: XmlElement, context: ReadContext): void {
  for (const child of policy === element ? element.children : [...element.children, ...policy.children]) {
    const lost = LOST[child.name];
    if (lost !== undefined) context.lose(lost, child);
  }
  if (titleIn(element).title !== undefined) context.lose('names of fields for people (displayName)', element);
}
