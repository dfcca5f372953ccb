import type { Component } from '../elaborate/component.ts';
import { PROPERTIES } from '../elaborate/propertyTable.ts';
import { isTruthy } from '../elaborate/value.ts';
import type { Context } from './context.ts';
import { isOwnProperty } from './own.ts';

const PATHS = 'a register map knows no paths in the RTL';
const TESTS = 'a register map has no hints for tests';
const RESERVED = 'bits without a field read as 0';

/** What properties without a place in a register map mean to whoever reads it. */
const MEANINGS: Readonly<Record<string, string>> = {
  hdl_path: PATHS,
  hdl_path_gate: PATHS,
  hdl_path_slice: PATHS,
  hdl_path_gate_slice: PATHS,
  donttest: TESTS,
  dontcompare: TESTS,
  shared: 'a register shared by several maps is a register of each',
  sharedextbus: 'each external register has signals of its own',
  errextbus: 'an external register answers without an error',
  bigendian: 'words lie in the order of the bus, the lowest first',
  rsvdset: RESERVED,
  rsvdsetX: RESERVED,
  msb0: 'bits are numbered from the lowest one',
  hwenable: 'hardware writes all bits of the field',
  hwmask: 'hardware writes all bits of the field',
  haltenable: 'there is no halt output',
  haltmask: 'there is no halt output',
};

/** Reports every property of a component that nothing in a register map stands for. */
export function reportUncarried(component: Component, context: Context): void {
  for (const [name, assigned] of component.properties) {
    if (name !== 'ispresent') context.folded(assigned.value, assigned.at);
    if (!isTruthy(assigned.value)) continue;
    const meaning = MEANINGS[name];
    if (meaning !== undefined) context.notCarried(name, meaning, assigned);
    else if (!PROPERTIES.has(name) && !isOwnProperty(name)) {
      context.notCarried(`the user-defined property ${name}`, 'a register map has none', assigned);
    }
  }
  for (const { at } of component.definition.constraints) {
    context.reports.loss('a constraint is not carried over: a register map has none', at);
  }
}
