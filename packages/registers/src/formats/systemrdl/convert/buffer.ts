import type { Register, RegisterBuffer } from '@netloom/model';
import { RdlError } from '../reports.ts';
import type { Assigned } from '../elaborate/component.ts';
import { isSet } from '../elaborate/properties.ts';
import { pathText } from '../elaborate/value.ts';
import type { Context } from './context.ts';
import { fieldPath, follow, registerPath } from './frame.ts';
import type { Frame } from './frame.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** Members of a register by the user-defined properties of PeakRDL-regblock. */
export const BUFFERS = [
  { member: 'readBuffer', flag: 'buffer_reads', trigger: 'rbuffer_trigger', port: 'capture' },
  { member: 'writeBuffer', flag: 'buffer_writes', trigger: 'wbuffer_trigger', port: 'commit' },
] as const;

export function convertBuffers(
  register: Frame,
  context: Context,
): Pick<Register, 'readBuffer' | 'writeBuffer'> {
  const { properties } = register.component;
  const made: Pick<Register, 'readBuffer' | 'writeBuffer'> = {};
  for (const { member, flag, trigger, port } of BUFFERS) {
    if (!isSet(register.component, flag)) continue;
    const assigned = properties.get(trigger);
    made[member] = assigned ? triggered(trigger, port, assigned, register, context) : { trigger: 'own' };
  }
  return made;
}

/** A register or field is named; a signal and what a property is are an input of the register file. */
function triggered(
  name: string,
  port: string,
  assigned: Assigned,
  register: Frame,
  context: Context,
): RegisterBuffer {
  const { value, at } = assigned;
  if (value.kind !== 'reference') throw new RdlError(say('RDL/buffer/names', { name }), at);
  context.references++;
  const { component, names, property, isElement } = follow(value, register);
  const { kind } = component.definition;
  if (isElement) context.reports.loss(say('RDL/element', { name }), at);
  if (property === undefined && kind === 'reg') {
    const isOwn = component === register.component && names.at(-1) === register.name;
    return isOwn
      ? { trigger: 'own' }
      : { trigger: 'register', register: registerPath(names, register.outer!) };
  }
  if (property === undefined && kind === 'field')
    return { trigger: 'field', field: fieldPath(names, register.outer!) };
  if (property === undefined && kind !== 'signal')
    throw new RdlError(say('RDL/buffer/other', { name, path: pathText(value) }), at);
  const active = kind === 'signal' && isSet(component, 'activelow') ? 'low' : 'high';
  const own = `${register.name}_${port}${active === 'high' ? '' : '_n'}`;
  if (property !== undefined || names.at(-1) !== own) {
    const meaning = say('RDL/meaning/trigger', { path: pathText(value) });
    context.notCarried(say('RDL/what/drives', { name }), meaning, assigned);
  }
  return { trigger: 'input', active };
}
