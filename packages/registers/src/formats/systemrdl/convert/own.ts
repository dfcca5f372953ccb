import { RegisterField } from '@netloom/model';
import type { WriteGate } from '@netloom/model';
import type { Component } from '../elaborate/component.ts';
import { isSet, numberProperty, stringProperty } from '../elaborate/properties.ts';

/**
 * User-defined properties by which the writer keeps what SystemRDL has no words for, and the reader gets it back:
 * name → type and components.
 */
export const OWN_PROPERTIES = {
  netloom_vlnv: ['string', 'addrmap'],
  netloom_module: ['string', 'addrmap'],
  netloom_register_file: ['string', 'addrmap'],
  netloom_protocol: ['string', 'addrmap'],
  netloom_data_width: ['number', 'addrmap'],
  netloom_address_width: ['number', 'addrmap'],
  netloom_read_path: ['string', 'addrmap'],
  netloom_unmapped: ['string', 'addrmap'],
  netloom_parameters: ['string', 'addrmap'],
  netloom_resets: ['string', 'addrmap'],
  netloom_enums: ['string', 'addrmap'],
  netloom_size: ['string', 'addrmap | regfile'],
  netloom_gate: ['string', 'reg | field'],
  netloom_shadowed: ['boolean', 'reg'],
  netloom_no_fields: ['boolean', 'reg'],
  netloom_mask: ['string', 'field'],
  netloom_test: ['string', 'field'],
  netloom_reset: ['string', 'field'],
  netloom_sticky: ['string', 'field'],
  netloom_alias: ['string', 'field'],
} as const;
export type OwnProperty = keyof typeof OWN_PROPERTIES;

export function isOwnProperty(name: string): name is OwnProperty {
  return Object.hasOwn(OWN_PROPERTIES, name);
}

export const ownText = (component: Component, name: OwnProperty) => stringProperty(component, name);
export const ownNumber = (component: Component, name: OwnProperty) => numberProperty(component, name)?.value;
export const ownFlag = (component: Component, name: OwnProperty) => isSet(component, name);

/** What an own property holds as JSON; undefined where it is absent or was tampered with. */
export function ownJson(component: Component, name: OwnProperty): unknown {
  const text = stringProperty(component, name);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A gate as the writer keeps it, e.g. "LOCK.EN high". */
export function ownGate(component: Component): WriteGate | undefined {
  const [field, active] = (stringProperty(component, 'netloom_gate') ?? '').split(' ');
  if (!field || (active !== 'high' && active !== 'low')) return undefined;
  return { field, active };
}

/** The field of an alias with what the writer kept of it beside its register's. */
export function withOwnAlias(field: RegisterField, component: Component): RegisterField {
  const own = ownJson(component, 'netloom_alias');
  if (typeof own !== 'object' || own === null) return field;
  const members = Object.entries({ ...field, ...own }).filter(([, value]) => value !== null);
  const made = RegisterField.safeParse(Object.fromEntries(members));
  return made.success ? made.data : field;
}
