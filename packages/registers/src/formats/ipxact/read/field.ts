import { RegisterField } from '@netloom/model';
import type { HardwareAccess, SoftwareAccess, Worded } from '@netloom/model';
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
import { say } from '../../../wording/formats/sentences.ts';
import { schemaSaid } from '../../schemaSaid.ts';

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
  context.fail(
    say('IPX/field/schema', { name: String(members['name']), issue: schemaSaid(parsed.error) }),
    element,
  );
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
  if (!lsb) context.fail(say('IPX/field/offset', { name: textOf(element, 'name') ?? '' }), element);
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
  if (write && !onWrite) context.fail(say('IPX/field/write', { value: write.text.trim() }), write);
  if (read && !onRead) context.fail(say('IPX/field/read', { value: read.text.trim() }), read);
  const writes = software !== 'r' && software !== 'none';
  const reads = software !== 'w' && software !== 'w1' && software !== 'none';
  if (onWrite && !writes) context.lose(say('IPX/field/write-effect', {}), write);
  if (onRead && !reads) context.lose(say('IPX/field/read-effect', {}), read);
  return { ...(onWrite && writes && { onWrite }), ...(onRead && reads && { onRead }) };
}

/** IP-XACT says only whether the value changes by itself (`volatile`). */
export function hardwareOf(software: SoftwareAccess, isVolatile: boolean, hasReset: boolean): HardwareAccess {
  if (software === 'r') return isVolatile || !hasReset ? 'w' : 'none';
  return isVolatile ? 'rw' : 'r';
}

const LOST: Readonly<Record<string, Worded>> = {
  testable: say('IPX/field/testable', {}),
  writeValueConstraint: say('IPX/field/constraint', {}),
  readResponse: say('IPX/field/response', {}),
  broadcasts: say('IPX/field/broadcasts', {}),
  accessRestrictions: say('IPX/field/restrictions', {}),
};

function sayLosses(element: XmlElement, policy: XmlElement, context: ReadContext): void {
  for (const child of policy === element ? element.children : [...element.children, ...policy.children]) {
    const lost = LOST[child.name];
    if (lost !== undefined) context.lose(lost, child);
  }
  if (titleIn(element).title !== undefined) context.lose(say('IPX/field/display', {}), element);
}
