import type { Worded } from '@netloom/model';
import type { Component } from '../elaborate/component.ts';
import { PROPERTIES } from '../elaborate/propertyTable.ts';
import { isTruthy } from '../elaborate/value.ts';
import type { Context } from './context.ts';
import { isOwnProperty } from './own.ts';
import { say } from '../../../wording/formats/sentences.ts';

const PATHS = say('RDL/meaning/paths', {});
const TESTS = say('RDL/meaning/tests', {});
const RESERVED = say('RDL/meaning/reserved', {});

/** What properties without a place in a register map mean to whoever reads it. */
const MEANINGS: Readonly<Record<string, Worded>> = {
  hdl_path: PATHS,
  hdl_path_gate: PATHS,
  hdl_path_slice: PATHS,
  hdl_path_gate_slice: PATHS,
  donttest: TESTS,
  dontcompare: TESTS,
  shared: say('RDL/meaning/shared', {}),
  sharedextbus: say('RDL/meaning/sharedextbus', {}),
  errextbus: say('RDL/meaning/errextbus', {}),
  bigendian: say('RDL/meaning/bigendian', {}),
  rsvdset: RESERVED,
  rsvdsetX: RESERVED,
  msb0: say('RDL/meaning/msb0', {}),
  hwenable: say('RDL/meaning/mask-hardware', {}),
  hwmask: say('RDL/meaning/mask-hardware', {}),
  haltenable: say('RDL/meaning/halt', {}),
  haltmask: say('RDL/meaning/halt', {}),
};

/** Reports every property of a component that nothing in a register map stands for. */
export function reportUncarried(component: Component, context: Context): void {
  for (const [name, assigned] of component.properties) {
    if (name !== 'ispresent') context.folded(assigned.value, assigned.at);
    if (!isTruthy(assigned.value)) continue;
    const meaning = MEANINGS[name];
    if (meaning !== undefined) context.notCarried(name, meaning, assigned);
    else if (!PROPERTIES.has(name) && !isOwnProperty(name)) {
      context.notCarried(say('RDL/what/user', { name }), say('RDL/meaning/none', {}), assigned);
    }
  }
  for (const { at } of component.definition.constraints) {
    context.reports.loss(say('RDL/constraint', {}), at);
  }
}
