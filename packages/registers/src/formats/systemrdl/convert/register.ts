import type { Register, RegisterField, WriteGate } from '@netloom/model';
import { RdlError } from '../reports.ts';
import type { Component, Instance } from '../elaborate/component.ts';
import { layFields } from '../elaborate/fieldLayout.ts';
import type { PlacedField } from '../elaborate/fieldLayout.ts';
import { accessWidth, isSet, registerWidth } from '../elaborate/properties.ts';
import { checkField, checkFieldsOverlap } from './checkField.ts';
import { convertBuffers } from './buffer.ts';
import type { Context } from './context.ts';
import { convertField } from './field.ts';
import type { Frame } from './frame.ts';
import type { NodeBase } from './node.ts';
import { ownFlag, ownGate, withOwnAlias } from './own.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Fields of components that refer to nothing around them are converted once. */
const sharedFields = new WeakMap<Context, Map<Component, RegisterField[]>>();

export function convertRegister(
  base: NodeBase,
  frame: Frame,
  instance: Instance,
  context: Context,
): Register {
  const { component, external } = frame;
  for (const name of ['regwidth', 'accesswidth']) context.plain(component, name);
  const width = registerWidth(component);
  accessWidth(component);
  const gate = ownGate(component);
  const fields = fieldsOf(frame, instance, width, context);
  return {
    kind: 'register',
    ...base,
    width,
    external,
    shadowed: ownFlag(component, 'netloom_shadowed'),
    ...convertBuffers(frame, context),
    ...(gate && { gate }),
    ...aliasOf(instance, frame, context),
    fields: gate ? fields.map((field) => withoutGate(field, gate)) : fields,
  };
}

function fieldsOf(frame: Frame, instance: Instance, width: number, context: Context): RegisterField[] {
  const { component } = frame;
  const shared = sharedFields.get(context) ?? new Map<Component, RegisterField[]>();
  sharedFields.set(context, shared);
  const known = shared.get(component);
  if (known) return known;
  const { references } = context;
  const placed = layFields(component, width, isMsb0(frame));
  if (placed.length === 0)
    throw new RdlError(say('RDL/register/empty', { name: instance.name }), instance.at);
  for (const child of component.children) context.foldedInstance(child);
  const fields: RegisterField[] = [];
  for (const field of placed) {
    context.reports.guard(() => {
      checkField(field, width, instance.aliasOf !== undefined);
      fields.push(withOwnAlias(convertField(field, frame, context), field.component));
    });
  }
  context.reports.guard(() => checkFieldsOverlap(placed));
  const kept = ownFlag(component, 'netloom_no_fields') ? [] : fields;
  if (context.references === references && !reportsDownward(placed)) shared.set(component, kept);
  return kept;
}

/** A range that counts upwards tells about the order of bits around it. */
function reportsDownward(placed: readonly PlacedField[]): boolean {
  return placed.some(
    ({ instance: { range } }) => range !== undefined && range.left.value < range.right.value,
  );
}

/** Bits are numbered from the highest one (13.3): said by the address map, or shown by a range such as [0:7]. */
function isMsb0(frame: Frame): boolean {
  for (let around: Frame | undefined = frame; around; around = around.outer) {
    const { definition } = around.component;
    if (definition.kind !== 'addrmap') continue;
    if (isSet(around.component, 'msb0')) return true;
    if (isSet(around.component, 'lsb0')) return false;
    break;
  }
  return frame.component.children.some(
    ({ range }) => range !== undefined && range.left.value < range.right.value,
  );
}

function aliasOf({ aliasOf: primary, at }: Instance, frame: Frame, context: Context): { aliasOf?: string } {
  if (primary === undefined) return {};
  context.references++;
  const target = frame.outer!.component.byName.get(primary);
  if (target?.component.definition.kind !== 'reg') throw new RdlError(say('RDL/alias/none', { primary }), at);
  const stranger = frame.component.children.find(
    ({ name, component }) => component.definition.kind === 'field' && !target.component.byName.has(name),
  );
  if (stranger) throw new RdlError(say('RDL/alias/field', { primary, field: stranger.name }), stranger.at);
  return { aliasOf: primary };
}

function withoutGate(field: RegisterField, gate: WriteGate): RegisterField {
  const { gate: own, ...rest } = field;
  return own?.field === gate.field && own.active === gate.active ? rest : field;
}
