import type { RegisterField } from '@netloom/model';
import { quantityOf } from '../elaborate/amount.ts';
import type { Component, Instance } from '../elaborate/component.ts';
import { toNumber } from '../elaborate/value.ts';
import type { ReferenceValue } from '../elaborate/value.ts';
import type { Context } from './context.ts';
import { follow } from './frame.ts';
import type { Frame } from './frame.ts';
import { ownText } from './own.ts';
import { signalWith, useReset } from './signals.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Reset value and reset of a field. */
export function convertReset(
  instance: Instance,
  field: Component,
  register: Frame,
  context: Context,
): Pick<RegisterField, 'reset' | 'resetBy'> {
  const resetBy = resetSignal(field, register, context);
  return { ...resetValue(instance, field, register, context), ...(resetBy !== undefined && { resetBy }) };
}

function resetValue(
  instance: Instance,
  field: Component,
  register: Frame,
  context: Context,
): { reset?: RegisterField['reset'] } {
  const assigned = instance.reset ?? field.properties.get('reset');
  if (!assigned) return {};
  if (assigned.value.kind === 'reference') {
    const other = resetElsewhere(assigned.value, register, context);
    if (other) return resetValue(other, other.component, register, context);
    context.notCarried(say('RDL/what/reset', {}), say('RDL/meaning/constant', {}), assigned);
    return {};
  }
  const value = toNumber(assigned.value, assigned.at);
  return { reset: quantityOf(value, value.value > 9n ? 16 : 10) };
}

/** The field whose reset value is taken by `->reset`. */
function resetElsewhere(reference: ReferenceValue, register: Frame, context: Context): Instance | undefined {
  if (reference.property !== 'reset') return undefined;
  context.references++;
  const { instance } = follow(reference, register);
  const own = instance?.reset ?? instance?.component.properties.get('reset');
  return own?.value.kind === 'reference' ? undefined : instance;
}

/** Name of the field's reset; undefined for the first one of the map. */
function resetSignal(field: Component, register: Frame, context: Context): string | undefined {
  const own = ownText(field, 'netloom_reset');
  if (own !== undefined) return own;
  const assigned = field.properties.get('resetsignal');
  if (assigned?.value.kind === 'reference') {
    context.references++;
    const target = follow(assigned.value, register);
    const name = target.names.at(-1)!;
    if (target.component.definition.kind === 'signal')
      return unlessFirst(useReset(name, target.component, context), context);
    context.notCarried(say('RDL/what/resetsignal', {}), say('RDL/meaning/reset', {}), assigned);
    return undefined;
  }
  const signal = signalWith('field_reset', register);
  if (!signal) return undefined;
  context.references++;
  return unlessFirst(useReset(signal.name, signal.component, context), context);
}

function unlessFirst(name: string, context: Context): string | undefined {
  return context.resets[0]?.name === name ? undefined : name;
}
