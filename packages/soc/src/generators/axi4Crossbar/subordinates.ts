import type { ItemText } from '@netloom/hdl/emit';
import { grownPrefix } from '../../design/busEnd.ts';
import { joinText } from '../../interconnect/sections.ts';
import type { Peer } from '../../interconnect/spec.ts';
import { fieldsOf, payloadBits } from './layout.ts';
import type { Channel } from './layout.ts';
import type { CrossbarSpec } from './spec.ts';
import { managerBits } from './spec.ts';

/** Bits of an ID in the core that say something: a manager's number, of at least a bit, above its ID. */
function coreIdBits({ managers, options }: CrossbarSpec): number {
  return Math.max(1, managerBits(managers.length)) + options.ID_WIDTH;
}

/** The lowest bits of the core's ID that say nothing: managers without IDs have one of a bit there. */
const padBits = ({ options }: CrossbarSpec): number => (options.ID_WIDTH > 0 ? 0 : 1);

/** Bits of an ID that the core and a subordinate share. */
function sharedIdBits(spec: CrossbarSpec): number {
  return Math.min(coreIdBits(spec), spec.options.TARGET_ID_WIDTH);
}

/** What one subordinate is told, and what it answers. */
export function subordinateItem(spec: CrossbarSpec, peer: Peer, index: number): ItemText {
  const port = (signal: string) => `${grownPrefix('m', peer.name)}axi_${signal}`;
  const [shared, given] = [sharedIdBits(spec), spec.options.TARGET_ID_WIDTH];
  const request = (channel: 'aw' | 'w' | 'ar') => [
    { target: port(`${channel}valid`), value: `m_${channel}valid[${index}]` },
    { target: `m_${channel}ready[${index}]`, value: port(`${channel}ready`) },
    ...(channel === 'w' ? [] : [{ target: port(`${channel}id`), value: shownId(channel) }]),
    ...fieldsOf(channel, spec).map(({ signal, at, bits }) => ({
      target: port(channel + signal),
      value: `m_${channel}[${index}*${payloadBits(channel)}+${at}+:${signal === 'addr' ? peer.addressWidth : bits}]`,
    })),
  ];
  function shownId(channel: Channel): string {
    const from = padBits(spec) > 0 ? '+IW' : '';
    const bits = `m_${channel}id[${index}*TW${from}+:${shared}]`;
    return given > shared ? `{${given - shared}'b0, ${bits}}` : bits;
  }
  const answer = (channel: 'b' | 'r') => {
    const id = given > shared ? `${port(`${channel}id`)}[${shared - 1}:0]` : port(`${channel}id`);
    const missing = coreIdBits(spec) - shared;
    const whole = [...(missing > 0 ? [`${missing}'b0`] : []), id, ...(padBits(spec) > 0 ? ["1'b0"] : [])];
    const fields = fieldsOf(channel, spec).toReversed();
    const [payload, bits] = [
      joinText(fields.map(({ signal }) => port(channel + signal))),
      payloadBits(channel),
    ];
    return [
      { target: `m_${channel}valid[${index}]`, value: port(`${channel}valid`) },
      { target: port(`${channel}ready`), value: `m_${channel}ready[${index}]` },
      { target: `m_${channel}id[${index}*TW+:TW]`, value: joinText(whole) },
      { target: `m_${channel}[${index}*${bits}+:${bits}]`, value: payload },
    ];
  };
  return {
    kind: 'assigns',
    assigns: [...request('aw'), ...request('w'), ...answer('b'), ...request('ar'), ...answer('r')],
  };
}

/** Bits of the core and of subordinates that nothing reads. */
export function unusedBits(spec: CrossbarSpec): string[] {
  const { subordinates, addressWidth, options } = spec;
  const [core, shared, given] = [coreIdBits(spec), sharedIdBits(spec), options.TARGET_ID_WIDTH];
  const pad = padBits(spec);
  return subordinates.flatMap(({ name, addressWidth: taken }, index) => [
    ...(['aw', 'ar'] as const).flatMap((channel) => [
      ...(taken < addressWidth ? [`m_${channel}[${index}*AP+A_ADDR+${taken}+:${addressWidth - taken}]`] : []),
      ...(core > shared ? [`m_${channel}id[${index}*TW+${pad + shared}+:${core - shared}]`] : []),
      ...(pad > 0 ? [`m_${channel}id[${index}*TW+:${pad}]`] : []),
    ]),
    ...(given > shared
      ? ['bid', 'rid'].map((signal) => `${grownPrefix('m', name)}axi_${signal}[${given - 1}:${shared}]`)
      : []),
  ]);
}
