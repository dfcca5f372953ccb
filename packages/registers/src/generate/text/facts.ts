import type { RegisterBuffer } from '@netloom/model';
import { isReadable } from '../../access/accessName.ts';
import { partnerOf, resetMask, resetValue } from '../../elaborate/index.ts';
import type { ElaboratedMap, ElaboratedNode, ElaboratedRegister } from '../../elaborate/index.ts';
import { hex } from './hex.ts';

/** What there is to say of a node beside its address, in a few words each. */
export function nodeFacts(node: ElaboratedNode, map: ElaboratedMap): string[] {
  const copies =
    node.dimensions.length > 0
      ? [`${node.dimensions.join(' × ')} copies, ${hex(node.stride)} bytes apart`]
      : [];
  if (node.kind === 'group') return ['Group', `${node.size} bytes`, ...copies];
  if (node.kind === 'memory') {
    const access = { rw: 'RW', r: 'RO', w: 'WO' }[node.source.software];
    return ['Memory', `${node.entries} words of ${node.width} bits`, access, ...copies];
  }
  return [...registerFacts(node, map), ...copies];
}

function registerFacts(register: ElaboratedRegister, map: ElaboratedMap): string[] {
  const { source, width } = register;
  const partner = partnerOf(register, map);
  const isRead = source.fields.some(isReadable);
  const known = resetMask(register);
  return [
    `${width} bits`,
    known === 0n ? 'no reset' : `reset ${hex(resetValue(register), width)}`,
    ...(partner ? [isRead ? `writes reach ${partner.name}` : `reads reach ${partner.name}`] : []),
    ...(source.aliasOf === undefined ? [] : [`accesses ${source.aliasOf} in another way`]),
    ...(source.shadowed ? ['takes effect when the same value was written twice'] : []),
    ...bufferFacts(register, map),
    ...(source.gate
      ? [`writes take effect while ${source.gate.field} is ${source.gate.active === 'high' ? 1 : 0}`]
      : []),
  ];
}

/** How software reads and writes a buffered register. */
export function bufferFacts({ source, width }: ElaboratedRegister, map: ElaboratedMap): string[] {
  const { readBuffer, writeBuffer } = source;
  const isWide = width > map.source.bus.dataWidth;
  const say = (buffer: RegisterBuffer | undefined, own: string, verb: string, act: string) => {
    if (!buffer || (buffer.trigger === 'own' && !isWide)) return [];
    if (buffer.trigger === 'own') return [own];
    if (buffer.trigger === 'register') return [`${act} when ${buffer.register} is ${verb}`];
    if (buffer.trigger === 'field') return [`${act} while ${buffer.field} is 1`];
    return [`${act} when hardware says so`];
  };
  return [
    ...say(
      readBuffer,
      'reads are buffered: read the lowest word first, it takes the others in',
      'read',
      'reads show what it was',
    ),
    ...say(
      writeBuffer,
      'writes are buffered: write the highest word last, all take effect with it',
      'written',
      'writes take effect',
    ),
  ];
}
