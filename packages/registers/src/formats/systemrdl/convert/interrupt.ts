import type { FieldInterrupt } from '@netloom/model';
import type { Component } from '../elaborate/component.ts';
import { isSet } from '../elaborate/properties.ts';
import { isTruthy } from '../elaborate/value.ts';
import type { Context } from './context.ts';
import { referencedField } from './referencedField.ts';
import type { Frame } from './frame.ts';
import { ownText } from './own.ts';
import { say } from '../../../wording/formats/sentences.ts';

const TRIGGERS: Readonly<Record<string, FieldInterrupt['trigger']>> = {
  posedge: 'rising',
  negedge: 'falling',
  bothedge: 'both',
};

/** The field's interrupt (9.9): by level and held bit by bit unless it says otherwise. */
export function convertInterrupt(
  field: Component,
  register: Frame,
  context: Context,
): FieldInterrupt | undefined {
  const intr = field.properties.get('intr');
  if (!intr || !isTruthy(intr.value)) {
    heldWithoutInterrupt(field, context);
    return undefined;
  }
  const own = { mask: ownText(field, 'netloom_mask'), test: ownText(field, 'netloom_test') };
  const made: FieldInterrupt = { trigger: TRIGGERS[intr.modifier ?? ''] ?? 'level', sticky: sticky(field) };
  for (const name of ['enable', 'mask'] as const) {
    const assigned = field.properties.get(name);
    const path = assigned && referencedField(name, assigned, register, context);
    if (path !== undefined) made[name] = path;
    else if (assigned) {
      context.notCarried(say('RDL/what/outside', { name }), say('RDL/meaning/mask', {}), assigned);
    }
  }
  if (own.mask !== undefined) made.mask = own.mask;
  if (own.test !== undefined) made.test = own.test;
  return made;
}

function sticky(field: Component): FieldInterrupt['sticky'] {
  if (isSet(field, 'sticky') || ownText(field, 'netloom_sticky') === 'word') return 'word';
  const bits = field.properties.get('stickybit');
  return bits && !isTruthy(bits.value) ? 'none' : 'bit';
}

function heldWithoutInterrupt(field: Component, context: Context): void {
  for (const name of ['sticky', 'stickybit', 'enable', 'mask']) {
    const assigned = field.properties.get(name);
    if (assigned && isTruthy(assigned.value))
      context.notCarried(name, say('RDL/meaning/interrupt', {}), assigned);
  }
}
