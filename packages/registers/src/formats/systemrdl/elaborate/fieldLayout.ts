import { RdlError } from '../reports.ts';
import { add, amount, subtract } from './amount.ts';
import type { Amount } from './amount.ts';
import type { Component, Instance } from './component.ts';
import { isPresent, numberProperty } from './properties.ts';
import { say } from '../../../wording/formats/sentences.ts';

export interface PlacedField {
  instance: Instance;
  component: Component;
  lsb: Amount;
  width: Amount;
}

/** Where the fields of a register lie (10.1): by their ranges, else behind the field before, or before it with `msb0`. */
export function layFields(register: Component, width: number, isMsb0: boolean): PlacedField[] {
  const placed: PlacedField[] = [];
  let next = amount(isMsb0 ? width : 0);
  for (const instance of register.children) {
    const { component, range } = instance;
    if (component.definition.kind !== 'field' || !isPresent(component)) continue;
    const size = range ? rangeWidth(range) : fieldWidth(instance);
    const lsb = range ? lowest(range) : isMsb0 ? subtract(next, size) : next;
    checkWidth(instance, size);
    next = isMsb0 ? lsb : add(lsb, size);
    placed.push({ instance, component, lsb, width: size });
  }
  return placed;
}

const isUpward = ({ left, right }: NonNullable<Instance['range']>) => left.value < right.value;
const lowest = (range: NonNullable<Instance['range']>) => (isUpward(range) ? range.left : range.right);

function rangeWidth(range: NonNullable<Instance['range']>): Amount {
  const { left, right } = range;
  const distance = isUpward(range) ? subtract(right, left) : subtract(left, right);
  return add(distance, amount(1));
}

function fieldWidth({ dimensions, component, name, at }: Instance): Amount {
  if (dimensions.length > 1) throw new RdlError(say('RDL/width/one', { name }), at);
  return dimensions[0] ?? numberProperty(component, 'fieldwidth') ?? amount(1);
}

function checkWidth({ name, at, component }: Instance, size: Amount): void {
  if (size.value < 1n) throw new RdlError(say('RDL/width/none', { name }), at);
  const fixed = numberProperty(component, 'fieldwidth');
  if (fixed && fixed.value !== size.value) {
    throw new RdlError(
      say('RDL/width/fixed', { name, bits: String(size.value), fixed: String(fixed.value) }),
      at,
    );
  }
}
