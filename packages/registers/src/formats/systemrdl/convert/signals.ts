import type { RegisterReset } from '@netloom/model';
import type { Component, Instance } from '../elaborate/component.ts';
import { isSet } from '../elaborate/properties.ts';
import { RdlError } from '../reports.ts';
import type { Context } from './context.ts';
import type { Frame } from './frame.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** The reset that a signal is (Table 9): active high and synchronous unless it says otherwise. */
export function resetOf(name: string, signal: Component): RegisterReset {
  return {
    name,
    polarity: isSet(signal, 'activelow') ? 'low' : 'high',
    style: isSet(signal, 'async') ? 'asynchronous' : 'synchronous',
  };
}

/** At most one signal of a component resets its fields, and one the bus; each says when it is active (8.2). */
export function checkSignals(component: Component): void {
  for (const role of ['field_reset', 'cpuif_reset']) {
    const [first, second] = signalsOf(component).filter((each) => isSet(each.component, role));
    if (second)
      throw new RdlError(
        say('RDL/signal/second', { second: second.name, role, first: first!.name }),
        second.at,
      );
    if (first && !isSet(first.component, 'activehigh') && !isSet(first.component, 'activelow')) {
      throw new RdlError(say('RDL/signal/active', { role, signal: first.name }), first.at);
    }
  }
}

/** Name of the reset in the map, which it joins. */
export function useReset(name: string, signal: Component, context: Context): string {
  if (!context.resets.some((each) => each.name === name)) context.resets.push(resetOf(name, signal));
  return name;
}

const known = new WeakMap<Component, Instance[]>();

/** Signals of a component, which every field of it asks for. */
function signalsOf(component: Component): Instance[] {
  const found =
    known.get(component) ??
    component.children.filter((child) => child.component.definition.kind === 'signal');
  known.set(component, found);
  return found;
}

/** Signal with the property, of the nearest component around. */
export function signalWith(
  property: string,
  frame: Frame,
): { name: string; component: Component } | undefined {
  for (let around: Frame | undefined = frame; around; around = around.outer) {
    const found = signalsOf(around.component).find(({ component }) => isSet(component, property));
    if (found) return found;
  }
  return undefined;
}
