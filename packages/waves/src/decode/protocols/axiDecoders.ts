import type { DecoderRole } from '../decodeTypes.ts';
import type { Decoder } from '../decoder.ts';
import { AxiMachine } from './axi.ts';
import { clockAliases, clockOptions, resetAliases, role } from './roles.ts';

/** `awaddr`, `aw_addr`; in records `aw.bits.addr` has its dots as underscores. */
function channelRole(channel: string, name: string, facts: Parameters<typeof role>[2] = {}): DecoderRole {
  const short = channel.toLowerCase();
  const signal = name.toLowerCase();
  const aliases = [`${short}${signal}`, `${short}_${signal}`, `${short}_bits_${signal}`];
  const group = channel === 'AR' || channel === 'R' ? 'read' : 'write';
  return role(`${channel}${name}`, aliases, { group, ...facts });
}

function addressRoles(channel: 'AW' | 'AR', lite: boolean): DecoderRole[] {
  const roles = [
    channelRole(channel, 'VALID'),
    channelRole(channel, 'READY'),
    channelRole(channel, 'ADDR', { width: null }),
  ];
  if (lite) return roles;
  return [
    ...roles,
    channelRole(channel, 'LEN', { width: null }),
    channelRole(channel, 'SIZE', { width: 3, required: false }),
    channelRole(channel, 'BURST', { width: 2, required: false }),
    channelRole(channel, 'ID', { width: null, required: false }),
  ];
}

function dataRoles(channel: 'W' | 'R', lite: boolean): DecoderRole[] {
  const roles = [
    channelRole(channel, 'VALID'),
    channelRole(channel, 'READY'),
    channelRole(channel, 'DATA', { width: null }),
  ];
  if (channel === 'W') roles.push(channelRole('W', 'STRB', { width: null, required: false }));
  else roles.push(channelRole('R', 'RESP', { width: 2, required: false }));
  if (lite) return roles;
  roles.push(channelRole(channel, 'LAST', { required: false }));
  if (channel === 'R') roles.push(channelRole('R', 'ID', { width: null, required: false }));
  return roles;
}

function axiRoles(lite: boolean): DecoderRole[] {
  const answers = [
    channelRole('B', 'VALID'),
    channelRole('B', 'READY'),
    channelRole('B', 'RESP', { width: 2, required: false }),
  ];
  if (!lite) answers.push(channelRole('B', 'ID', { width: null, required: false }));
  return [
    role('ACLK', ['aclk', ...clockAliases]),
    role('ARESETN', ['aresetn', 'areset_n', ...resetAliases], { required: false }),
    ...addressRoles('AW', lite),
    ...dataRoles('W', lite),
    ...answers,
    ...addressRoles('AR', lite),
    ...dataRoles('R', lite),
  ];
}

function axiDecoder(id: string, name: string, lite: boolean): Decoder {
  return {
    id,
    name,
    clock: 'ACLK',
    kinds: ['read', 'write', 'error'],
    roles: axiRoles(lite),
    options: clockOptions('low'),
    start: (lines, context) => new AxiMachine(lines, context, lite),
  };
}

export const axi4 = axiDecoder('axi4', 'AXI4', false);
export const axi4Lite = axiDecoder('axi4-lite', 'AXI4-Lite', true);
