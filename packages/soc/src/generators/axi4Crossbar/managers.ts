import type { ItemText } from '@netloom/hdl/emit';
import { grownPrefix } from '../../design/busEnd.ts';
import { decodeCall, decoderInputs, translateCall } from '../../interconnect/decoder.ts';
import { joinText } from '../../interconnect/sections.ts';
import type { ManagerPeer } from '../../interconnect/spec.ts';
import { fieldsOf, payloadBits } from './layout.ts';
import type { Channel } from './layout.ts';
import type { CrossbarSpec } from './spec.ts';

/** What one manager hands over, decoded, and what it is answered. */
export function managerItem(spec: CrossbarSpec, peer: ManagerPeer, index: number): ItemText {
  const port = (signal: string) => `${grownPrefix('s', peer.name)}axi_${signal}`;
  const part = (vector: string, bits: string) => `${vector}[${index}*${bits}+:${bits}]`;
  const { ID_WIDTH } = spec.options;
  const handshake = (channel: Channel) => [
    { target: `s_${channel}valid[${index}]`, value: port(`${channel}valid`) },
    { target: port(`${channel}ready`), value: `s_${channel}ready[${index}]` },
  ];
  const request = (channel: 'aw' | 'ar') => [
    ...handshake(channel),
    { target: part(`s_${channel}target`, 'NT'), value: targetOf(spec, peer, index, channel) },
    { target: part(`s_${channel}id`, 'IW'), value: ID_WIDTH > 0 ? port(`${channel}id`) : "1'b0" },
    {
      target: part(`s_${channel}`, 'AP'),
      value: payload(spec, channel, addressOf(spec, peer, index, channel)),
    },
  ];
  const answer = (channel: 'b' | 'r') => [
    { target: port(`${channel}valid`), value: `s_${channel}valid[${index}]` },
    { target: `s_${channel}ready[${index}]`, value: port(`${channel}ready`) },
    ...(ID_WIDTH > 0 ? [{ target: port(`${channel}id`), value: part(`s_${channel}id`, 'IW') }] : []),
    ...fieldsOf(channel, spec).map(({ signal, at, bits }) => ({
      target: port(channel + signal),
      value: `s_${channel}[${index}*${payloadBits(channel)}+${at}+:${bits}]`,
    })),
  ];
  function payload({ options }: CrossbarSpec, channel: 'aw' | 'w' | 'ar', address?: string): string {
    const fields = fieldsOf(channel, { options }).toReversed();
    return joinText(fields.map(({ signal }) => (signal === 'addr' ? address! : port(channel + signal))));
  }
  const data = [...handshake('w'), { target: part('s_w', 'WP'), value: payload(spec, 'w') }];
  return {
    kind: 'assigns',
    assigns: [...request('aw'), ...data, ...answer('b'), ...request('ar'), ...answer('r')],
  };
}

/** A manager's address as wide as the crossbar's. */
function wideAddress({ addressWidth }: CrossbarSpec, peer: ManagerPeer, channel: string): string {
  const port = `${grownPrefix('s', peer.name)}axi_${channel}addr`;
  const missing = addressWidth - peer.addressWidth;
  return missing > 0 ? `{${missing}'b0, ${port}}` : port;
}

function targetOf(spec: CrossbarSpec, peer: ManagerPeer, index: number, channel: 'aw' | 'ar'): string {
  const protection = `${grownPrefix('s', peer.name)}axi_${channel}prot`;
  return decodeCall(decoderInputs(spec.routes), {
    address: wideAddress(spec, peer, channel),
    write: channel === 'aw' ? "1'b1" : "1'b0",
    nonsecure: `${protection}[1]`,
    privileged: `${protection}[0]`,
    manager: String(index),
  });
}

function addressOf(spec: CrossbarSpec, peer: ManagerPeer, index: number, channel: 'aw' | 'ar'): string {
  return translateCall(decoderInputs(spec.routes), wideAddress(spec, peer, channel), String(index));
}
