import type { CountDirection, FieldInterrupt, RegisterField, WriteGate } from '@netloom/model';
import { isWritable } from '../../../access/accessName.ts';
import { findField } from '../../../elaborate/index.ts';
import type { ElaboratedField, ElaboratedRegister } from '../../../elaborate/index.ts';
import { ON_READ, ON_WRITE } from '../convert/effects.ts';
import { reportRefused } from './refusals.ts';
import { shownField } from './shown.ts';
import type { ShownField } from './shown.ts';
import { description, identifier } from './text.ts';
import type { Writing } from './writing.ts';

/** An assignment to be made where both its field and the one it names can be seen. */
export interface Connection {
  /** Names of the field from the map down, and of the field that is assigned. */
  field: string[];
  property: string;
  to: string[];
}

/** `field { … } NAME[7:0] = 0;` and what is connected from outside of the register. */
export function writeField(
  field: ElaboratedField,
  register: ElaboratedRegister,
  writing: Writing,
): { text: string; connections: Connection[] } {
  const shown = shownField(field, register, writing.map);
  const { source } = shown;
  reportRefused(shown, field, register, writing);
  const body = [
    ...(source.description === undefined ? [] : [`desc = ${description(source.description)};`]),
    ...accessText(source),
    ...(source.enum === undefined ? [] : [`encode = ${identifier(source.enum)};`]),
    ...hardwareText(source),
    ...counterText(source, writing),
    ...interruptText(source.interrupt, writing),
    ...(source.gate && !canConnect(source) ? [writing.own('netloom_gate', gateText(source.gate))] : []),
    ...(source.resetBy === undefined ? [] : [`resetsignal = ${identifier(source.resetBy)};`]),
    ...aliasText(shown, writing),
  ];
  const reset = source.reset === undefined ? '' : ` = ${writing.expression(source.reset)}`;
  const text = `field { ${body.join(' ')} } ${identifier(source.name)}${rangeText(source, writing)}${reset};`;
  return { text, connections: connectionsOf(shown, register, writing) };
}

/** A field has one `swwe`: where that is an input, or nothing is written, our own property holds the gate. */
export const canConnect = (source: RegisterField) => isWritable(source) && source.softwareEnable === 'always';

export const gateText = ({ field, active }: WriteGate) => `${field} ${active}`;

function rangeText({ lsb, width }: RegisterField, writing: Writing): string {
  if (typeof lsb === 'number' && typeof width === 'number') return `[${lsb + width - 1}:${lsb}]`;
  const low = writing.operand(lsb);
  const size = writing.operand(width);
  return low === '0' ? `[${size}-1:0]` : `[${low}+${size}-1:${low}]`;
}

const SOFTWARE = { rw: 'rw', r: 'r', w: 'w', rw1: 'rw1', w1: 'w1', none: 'na' };
const HARDWARE = { rw: 'rw', r: 'r', w: 'w', none: 'na' };

function accessText({
  software,
  hardware,
  onRead,
  onWrite,
  singlePulse,
  precedence,
}: RegisterField): string[] {
  const word = (table: Readonly<Record<string, string>>, value: string) =>
    Object.keys(table).find((each) => table[each] === value)!;
  return [
    `sw = ${SOFTWARE[software]};`,
    `hw = ${HARDWARE[hardware]};`,
    ...(onRead ? [`onread = ${word(ON_READ, onRead)};`] : []),
    ...(onWrite ? [`onwrite = ${word(ON_WRITE, onWrite)};`] : []),
    ...(singlePulse ? ['singlepulse;'] : []),
    ...(precedence === 'hardware' ? ['precedence = hw;'] : []),
  ];
}

function hardwareText(source: RegisterField): string[] {
  const flags: [boolean | undefined, string][] = [
    [source.hardwareEnable === 'high', 'we'],
    [source.hardwareEnable === 'low', 'wel'],
    [source.softwareEnable === 'high', 'swwe'],
    [source.softwareEnable === 'low', 'swwel'],
    [source.hardwareSet, 'hwset'],
    [source.hardwareClear, 'hwclr'],
    [source.signalAccess, 'swacc'],
    [source.signalModify, 'swmod'],
    [source.reductions?.includes('and'), 'anded'],
    [source.reductions?.includes('or'), 'ored'],
    [source.reductions?.includes('xor'), 'xored'],
    [source.parity, 'paritycheck'],
  ];
  return flags.filter(([isOn]) => isOn).map(([, name]) => `${name};`);
}

function counterText({ counter }: RegisterField, writing: Writing): string[] {
  if (!counter) return [];
  // Down alone, or both, shows in the properties of each direction.
  const isShown = counter.down !== undefined;
  const direction = (prefix: 'incr' | 'decr', made: CountDirection | undefined): string[] => {
    if (!made) return [];
    const own: [string, CountDirection[keyof CountDirection]][] = [
      ['value', made.step ?? (isShown && made.stepWidth === undefined ? 1 : undefined)],
      ['width', made.stepWidth],
      ['saturate', made.saturate],
      ['threshold', made.threshold],
    ];
    return own.flatMap(([name, quantity]) =>
      quantity === undefined ? [] : [`${prefix}${name} = ${writing.expression(quantity)};`],
    );
  };
  return ['counter;', ...direction('incr', counter.up), ...direction('decr', counter.down)];
}

const TRIGGERS = { level: '', rising: 'posedge ', falling: 'negedge ', both: 'bothedge ' };

function interruptText(interrupt: FieldInterrupt | undefined, writing: Writing): string[] {
  if (!interrupt) return [];
  const { trigger, sticky, enable, mask, test } = interrupt;
  const lines = [sticky === 'none' && trigger === 'level' ? 'nonsticky intr;' : `${TRIGGERS[trigger]}intr;`];
  if (sticky === 'none' && trigger !== 'level') lines.push('stickybit = false;');
  if (sticky === 'word' && trigger === 'level') lines.push('sticky;');
  if (sticky === 'word' && trigger !== 'level') {
    // The standard holds a whole field at a level alone (9.9.1).
    lines.push(writing.own('netloom_sticky', 'word'));
  }
  if (enable !== undefined && mask !== undefined) {
    lines.push(writing.own('netloom_mask', mask));
  }
  if (test !== undefined) {
    lines.push(writing.own('netloom_test', test));
  }
  return lines;
}

/** What an alias has otherwise than its register is for our reader alone. */
function aliasText({ differing }: ShownField, writing: Writing): string[] {
  const members = Object.keys(differing);
  if (members.length === 0) return [];
  return [writing.own('netloom_alias', JSON.stringify(differing))];
}

function connectionsOf(
  { source, gate }: ShownField,
  register: ElaboratedRegister,
  writing: Writing,
): Connection[] {
  const { interrupt } = source;
  const wanted: [string, string | undefined][] = [
    [gate?.active === 'low' ? 'swwel' : 'swwe', gate?.field],
    ['enable', interrupt?.enable],
    ['mask', interrupt?.enable === undefined ? interrupt?.mask : undefined],
  ];
  const names = [...register.path.split('.'), source.name];
  return wanted.flatMap(([property, path]) => {
    const found = path === undefined ? undefined : findField(writing.map, register, path);
    if (!found) return [];
    return [{ field: names, property, to: [...found.register.path.split('.'), found.field.name] }];
  });
}
