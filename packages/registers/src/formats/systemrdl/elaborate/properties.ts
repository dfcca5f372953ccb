import { RdlError } from '../reports.ts';
import type { Assigned, Component } from './component.ts';
import { isTruthy } from './value.ts';
import type { NumberValue } from './value.ts';
import { say } from '../../../wording/formats/sentences.ts';

export function property(component: Component, name: string): Assigned | undefined {
  return component.properties.get(name);
}

export function isSet(component: Component, name: string): boolean {
  return isTruthy(component.properties.get(name)?.value);
}

export function isPresent(component: Component): boolean {
  const assigned = component.properties.get('ispresent');
  return assigned === undefined || isTruthy(assigned.value);
}

export function numberProperty(component: Component, name: string): NumberValue | undefined {
  const value = component.properties.get(name)?.value;
  return value?.kind === 'number' ? value : undefined;
}

export function stringProperty(component: Component, name: string): string | undefined {
  const value = component.properties.get(name)?.value;
  return value?.kind === 'string' ? value.value : undefined;
}

export function wordProperty(component: Component, name: string): string | undefined {
  const value = component.properties.get(name)?.value;
  return value?.kind === 'word' ? value.word : undefined;
}

/** A number that a layout needs, between two bounds; `otherwise` where it is not assigned. */
export function plainNumber(
  component: Component,
  name: string,
  otherwise: number,
  [least, most]: readonly [number, number],
): number {
  const value = numberProperty(component, name)?.value;
  if (value === undefined) return otherwise;
  const at = component.properties.get(name)!.at;
  if (value < BigInt(least) || value > BigInt(most))
    throw new RdlError(
      say('RDL/property/range', { name, value: String(value), least: String(least), most: String(most) }),
      at,
    );
  return Number(value);
}

/** `regwidth`: 8 times a power of two (10.3.1). */
export function registerWidth(register: Component): number {
  return powerOfTwoBits(register, 'regwidth', 32);
}

/** `accesswidth`: as wide as the register unless given. */
export function accessWidth(register: Component): number {
  const width = registerWidth(register);
  const access = powerOfTwoBits(register, 'accesswidth', width);
  if (access <= width) return access;
  throw new RdlError(say('RDL/width/access', { access, width }), register.properties.get('accesswidth')!.at);
}

function powerOfTwoBits(register: Component, name: string, otherwise: number): number {
  const bits = plainNumber(register, name, otherwise, [8, 1024]);
  if ((bits & (bits - 1)) === 0) return bits;
  throw new RdlError(say('RDL/width/power', { name, bits }), register.properties.get(name)!.at);
}

/** Bits that a word of a memory takes: memwidth, up to the next power of two from 8. */
export function memoryWidth(memory: Component): number {
  const bits = plainNumber(memory, 'memwidth', 32, [1, 1024]);
  return Math.max(8, 2 ** Math.ceil(Math.log2(bits)));
}
