import type { Worded } from '@netloom/model';
import { RdlError } from '../reports.ts';
import type { Component } from '../elaborate/component.ts';
import { isSet } from '../elaborate/properties.ts';
import { PROPERTIES, REFERENCE_ONLY, rivalsOf } from '../elaborate/propertyTable.ts';
import { pathText } from '../elaborate/value.ts';
import type { ReferenceValue } from '../elaborate/value.ts';
import type { Context } from './context.ts';
import { follow } from './frame.ts';
import type { Frame } from './frame.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Every reference of a field leads to something that is there. */
export function checkReferences(field: Component, register: Frame, context: Context): void {
  for (const { value } of field.properties.values()) {
    if (value.kind !== 'reference') continue;
    if (value.scope !== register.component.definition) context.references++;
    const { component, instance, property } = follow(value, register);
    const hasReset = instance?.reset !== undefined && property === 'reset';
    if (property !== undefined && !hasReset) checkProperty(component, property, value);
  }
}

/** Outputs that every field of a kind has, whether they are asked for or not. */
const OUTPUTS = new Set(['anded', 'ored', 'xored', 'swacc', 'swmod', 'intr', 'halt']);
const COUNTER_OUTPUTS = new Set(['overflow', 'underflow']);
const SYNONYMS: Readonly<Record<string, string>> = {
  threshold: 'incrthreshold',
  incrthreshold: 'threshold',
  saturate: 'incrsaturate',
  incrsaturate: 'saturate',
};

function checkProperty(target: Component, property: string, reference: ReferenceValue): void {
  const refuse = (why: Worded) =>
    new RdlError(say('RDL/reference', { path: pathText(reference), why }), reference.at);
  if (!PROPERTIES.has(property) && !REFERENCE_ONLY.has(property))
    throw refuse(say('RDL/reference/property', { property }));
  if (OUTPUTS.has(property)) return;
  if (COUNTER_OUTPUTS.has(property)) {
    if (!isSet(target, 'counter')) throw refuse(say('RDL/reference/counter', {}));
    return;
  }
  const isAssigned = [property, SYNONYMS[property] ?? '', ...rivalsOf(property)].some((name) =>
    target.properties.has(name),
  );
  if (!isAssigned) throw refuse(say('RDL/reference/unassigned', { property }));
}
