import type { HardwareAccess, RegisterField, SoftwareAccess, Worded } from '@netloom/model';
import { quantityOf } from '../elaborate/amount.ts';
import type { Component } from '../elaborate/component.ts';
import type { PlacedField } from '../elaborate/fieldLayout.ts';
import { isSet, wordProperty } from '../elaborate/properties.ts';
import { isTruthy } from '../elaborate/value.ts';
import type { Context } from './context.ts';
import { checkCircles } from './checkCircles.ts';
import { checkReferences } from './checkReferences.ts';
import { convertCounter } from './counter.ts';
import { convertInterrupt } from './interrupt.ts';
import { onRead, onWrite } from './effects.ts';
import type { Frame } from './frame.ts';
import { reportUncarried } from './losses.ts';
import { ownGate } from './own.ts';
import { referencedField } from './referencedField.ts';
import { convertReset } from './reset.ts';
import { fieldText } from './text.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** `register` is the frame of the register that holds the field. */
export function convertField(
  { instance, component, lsb, width }: PlacedField,
  register: Frame,
  context: Context,
): RegisterField {
  const { name } = instance;
  reportUncarried(component, context);
  checkReferences(component, register, context);
  checkCircles(instance, component, register);
  connections(component, context);
  const description = fieldText(component, name);
  const counter = convertCounter(component, width, context);
  const interrupt = convertInterrupt(component, register, context);
  const { gate, softwareEnable } = convertGate(component, register, context);
  return {
    name,
    ...(description !== undefined && { description }),
    lsb: quantityOf(lsb),
    width: quantityOf(width),
    software: softwareAccess(component),
    ...effects(component),
    hardware: hardwareAccess(component),
    ...convertReset(instance, component, register, context),
    ...enumeration(component, context),
    precedence: wordProperty(component, 'precedence') === 'hw' ? 'hardware' : 'software',
    hardwareEnable: isSet(component, 'we') ? 'high' : isSet(component, 'wel') ? 'low' : 'always',
    softwareEnable,
    hardwareSet: isSet(component, 'hwset'),
    hardwareClear: isSet(component, 'hwclr'),
    singlePulse: isSet(component, 'singlepulse'),
    signalAccess: isSet(component, 'swacc'),
    signalModify: isSet(component, 'swmod'),
    ...reductions(component),
    ...(gate && { gate }),
    ...(counter && { counter }),
    ...(interrupt && { interrupt }),
    parity: isSet(component, 'paritycheck'),
  };
}

export function softwareAccess(field: Component): SoftwareAccess {
  const word = wordProperty(field, 'sw') ?? 'rw';
  if (word === 'na') return 'none';
  return word === 'wr' ? 'rw' : (word as SoftwareAccess);
}

export function hardwareAccess(field: Component): HardwareAccess {
  const word = wordProperty(field, 'hw') ?? 'rw';
  if (word === 'na') return 'none';
  return word === 'r' || word === 'w' ? word : 'rw';
}

function effects(field: Component): Pick<RegisterField, 'onRead' | 'onWrite'> {
  const [read, write] = [onRead(field), onWrite(field)];
  return { ...(read && { onRead: read }), ...(write && { onWrite: write }) };
}

function enumeration(field: Component, context: Context): { enum?: string } {
  const value = field.properties.get('encode')?.value;
  if (value?.kind !== 'enumeration') return {};
  return { enum: context.enumeration(value.enumeration.name, value.members) };
}

function reductions(field: Component): Pick<RegisterField, 'reductions'> {
  const found = (['and', 'or', 'xor'] as const).filter((each) => isSet(field, `${each}ed`));
  return found.length === 0 ? {} : { reductions: found };
}

type Enables = Partial<Pick<RegisterField, 'gate'>> & Pick<RegisterField, 'softwareEnable'>;

/** `swwe` and `swwel` by a field are a gate; by anything else they are an input of the register file. */
function convertGate(field: Component, register: Frame, context: Context): Enables {
  for (const [name, active] of [
    ['swwe', 'high'],
    ['swwel', 'low'],
  ] as const) {
    const assigned = field.properties.get(name);
    if (!assigned || !isTruthy(assigned.value)) continue;
    const path = referencedField(name, assigned, register, context);
    if (path !== undefined) return { gate: { field: path, active }, softwareEnable: 'always' };
    if (register.external) {
      context.notCarried(name, say('RDL/meaning/external', {}), assigned);
      break;
    }
    if (assigned.value.kind === 'reference')
      context.notCarried(say('RDL/what/drives', { name }), say('RDL/meaning/input', {}), assigned);
    return { ...ownGateOf(field), softwareEnable: active };
  }
  return { ...ownGateOf(field), softwareEnable: 'always' };
}

function ownGateOf(field: Component): Partial<Pick<RegisterField, 'gate'>> {
  const gate = ownGate(field);
  return gate ? { gate } : {};
}

const DRIVEN: Readonly<Record<string, Worded>> = {
  next: say('RDL/driven/next', {}),
  we: say('RDL/driven/enable', {}),
  wel: say('RDL/driven/enable', {}),
  hwset: say('RDL/driven/set', {}),
  hwclr: say('RDL/driven/clear', {}),
};

/** Inputs that SystemRDL connects to other fields or signals. */
function connections(field: Component, context: Context): void {
  for (const [name, meaning] of Object.entries(DRIVEN)) {
    const assigned = field.properties.get(name);
    if (assigned?.value.kind === 'reference') {
      context.notCarried(say('RDL/what/drives', { name }), say('RDL/meaning/driven', { meaning }), assigned);
    }
  }
}
