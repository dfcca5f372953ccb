import type { RegisterReset } from '@netloom/model';
import type { Component } from '../elaborate/component.ts';
import { isSet } from '../elaborate/properties.ts';
import type { Context } from './context.ts';
import type { Frame } from './frame.ts';

/** The reset that a signal is (Table 9): active high and synchronous unless it says otherwise. */
export function resetOf(name: string, signal: Component): RegisterReset {
  return {
    name,
    polarity: isSet(signal, 'activelow') ? 'low' : 'high',
    style: isSet(signal, 'async') ? 'asynchronous' : 'synchronous',
  };
}

/** Name of the reset in the map, which it joins. */
export function useReset(name: string, signal: Component, context: Context): string {
  if (!context.resets.some((each) => each.name === name)) context.resets.push(resetOf(name, signal));
  return name;
}

/** Signal with the property, of the nearest component around. */
export function signalWith(
  property: string,
  frame: Frame,
): { name: string; component: Component } | undefined {
  for (let around: Frame | undefined = frame; around; around = around.outer) {
    const found = around.component.children.find(
      ({ component }) => component.definition.kind === 'signal' && isSet(component, property),
    );
    if (found) return found;
  }
  return undefined;
}
