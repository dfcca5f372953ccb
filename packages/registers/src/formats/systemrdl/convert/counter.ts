import type { CountDirection, FieldCounter, Quantity } from '@netloom/model';
import { quantityOf, textOf } from '../elaborate/amount.ts';
import type { Amount } from '../elaborate/amount.ts';
import type { Assigned, Component } from '../elaborate/component.ts';
import { isSet, numberProperty } from '../elaborate/properties.ts';
import { isTruthy } from '../elaborate/value.ts';
import type { Context } from './context.ts';
import { say } from '../../../wording/formats/sentences.ts';

const UP = [
  'incr',
  'incrvalue',
  'incrwidth',
  'incrsaturate',
  'incrthreshold',
  'saturate',
  'threshold',
  'overflow',
];
const DOWN = ['decr', 'decrvalue', 'decrwidth', 'decrsaturate', 'decrthreshold', 'underflow'];

/** The field's counter (9.8): up unless only properties of counting down are given. */
export function convertCounter(field: Component, width: Amount, context: Context): FieldCounter | undefined {
  if (!isSet(field, 'counter')) return undefined;
  const has = (names: readonly string[]) => names.some((name) => isTruthy(field.properties.get(name)?.value));
  const down = has(DOWN);
  const up = has(UP) || !down;
  const made: FieldCounter = {};
  if (up) made.up = direction('incr', field, width, context);
  if (down) made.down = direction('decr', field, width, context);
  return made;
}

function direction(
  prefix: 'incr' | 'decr',
  field: Component,
  width: Amount,
  context: Context,
): CountDirection {
  const property = (name: string): Assigned | undefined =>
    field.properties.get(prefix + name) ?? (prefix === 'incr' ? field.properties.get(name) : undefined);
  const made: CountDirection = {};
  const pulse = field.properties.get(prefix);
  if (pulse) context.notCarried(prefix, say('RDL/meaning/pulse', {}), pulse);
  const step = numberProperty(field, `${prefix}value`);
  if (step && (step.symbol || step.value !== 1n)) made.step = quantityOf(step);
  const source = field.properties.get(`${prefix}value`);
  if (source?.value.kind === 'reference') {
    context.notCarried(say('RDL/what/step', { prefix }), say('RDL/meaning/step', {}), source);
    made.stepWidth = quantityOf(width);
  }
  const stepWidth = numberProperty(field, `${prefix}width`);
  if (stepWidth) made.stepWidth = quantityOf(stepWidth);
  const full = prefix === 'incr' ? allOnes(width) : 0;
  const saturate = limit(property('saturate'), full, `${prefix}saturate`, context);
  const threshold = limit(property('threshold'), full, `${prefix}threshold`, context);
  if (saturate !== undefined) made.saturate = saturate;
  if (threshold !== undefined) made.threshold = threshold;
  return made;
}

/** Yes alone means the counter's end. */
function limit(
  assigned: Assigned | undefined,
  end: Quantity,
  name: string,
  context: Context,
): Quantity | undefined {
  if (!assigned) return undefined;
  const { value } = assigned;
  if (value.kind === 'number') {
    return quantityOf(value);
  }
  if (value.kind === 'reference') {
    context.notCarried(say('RDL/what/elsewhere', { name }), say('RDL/meaning/end', {}), assigned);
    return end;
  }
  return isTruthy(value) ? end : undefined;
}

function allOnes(width: Amount): Quantity {
  if (width.symbol) return `(1<<(${textOf(width)}))-1`;
  const value = (1n << width.value) - 1n;
  return quantityOf({ value, constant: value });
}
