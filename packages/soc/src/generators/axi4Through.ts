import type { ItemText, PortText } from '@netloom/hdl/emit';
import type { BusRole, BusType } from '@netloom/model';
import { interfaceSignals, protectionSignals, protocolOf, signalWidth } from '../bus/protocol.ts';
import type { BusWidths } from '../bus/protocol.ts';
import { CLOCK_AND_RESET, CLOCK_PORTS, peerPorts } from '../interconnect/ports.ts';
import { joinText } from '../interconnect/sections.ts';
import type { BlockPorts, GeneratedBlock } from './blockGenerator.ts';

/** One side of a block that passes transfers on from `s` to `m` as they are. */
export interface Side extends BusWidths {
  bus: BusType;
}

/** What such a block is made from: it looks at nothing of the design around it. */
export interface ThroughSpec<Options> {
  module: string;
  origin: string;
  options: Options;
}

export function throughSpec<Options>(block: GeneratedBlock<Options>): ThroughSpec<Options> {
  const { module, origin, options } = block;
  return { module, origin, options };
}

/** The option of user signals, of blocks that carry them. */
export const userOption = ({ userWidth }: BusWidths) =>
  userWidth === undefined ? {} : { userOption: 'USER_WIDTH' };

/** One manager at `s` and one subordinate at `m`. */
export function throughPorts(upstream: Side, downstream: Side): BlockPorts {
  const shared = { clock: 'clk', reset: 'rst_n', addressOption: 'ADDR_WIDTH', protection: true };
  const option = (side: Side) => {
    if (side.bus === 'tl-ul') return { idOption: 'SOURCE_WIDTH', checkOption: 'CHECK' };
    return { ...((side.idWidth ?? 0) > 0 && { idOption: 'ID_WIDTH' }), ...userOption(side) };
  };
  return {
    ...CLOCK_AND_RESET,
    interfaces: [
      {
        ...{ name: 's', role: 'subordinate', description: 'The manager connects here' },
        ...shared,
        ...upstream,
        ...option(upstream),
      },
      {
        ...{ name: 'm', role: 'manager', description: 'The subordinate connects here' },
        ...shared,
        ...downstream,
        ...option(downstream),
      },
    ],
    passages: [{ upstream: 's', downstream: ['m'], decodes: false }],
  };
}

/** The same where exclusive accesses leave as normal ones. */
export function withoutExclusive(ports: BlockPorts, exclusive: 'granted' | 'normal'): BlockPorts {
  const passages = ports.passages?.map((each) => ({ ...each, exclusive }));
  return { ...ports, ...(passages && { passages }) };
}

/** The same where beats or lengths of bursts are not the same on both sides. */
export function withReshaping(ports: BlockPorts): BlockPorts {
  const passages = ports.passages?.map((each) => ({ ...each, reshapes: true }));
  return { ...ports, ...(passages && { passages }) };
}

/** The same where all bursts that leave have one beat. */
export function withSingleBeats(ports: BlockPorts): BlockPorts {
  const interfaces = ports.interfaces.map((each) =>
    each.role === 'manager' ? { ...each, singleBeats: true } : each,
  );
  return { ...ports, interfaces };
}

/** Clock, reset and both sides in the module. */
export function throughPortTexts(upstream: Side, downstream: Side): PortText[] {
  const ports = (interfaceName: string, role: BusRole, side: Side, name: string) =>
    peerPorts(
      { ...side, interfaceName, role },
      { name, addressWidth: side.addressWidth, protection: true },
      false,
    );
  return [
    ...CLOCK_PORTS,
    ...ports('s', 'subordinate', upstream, 'the manager'),
    ...ports('m', 'manager', downstream, 'the subordinate'),
  ];
}

/** The signals of a side with their bits, those of protection among them, by their names in lower case. */
export function sideSignals({ bus, ...widths }: Side): Map<string, number> {
  const { addressWidth, dataWidth } = widths;
  const guarding = protectionSignals(bus).map((signal) => ({
    ...{ signal, width: signalWidth(signal, addressWidth, dataWidth) },
  }));
  const all = [...interfaceSignals(bus, widths), ...guarding];
  return new Map(all.map(({ signal, width }) => [signal.name.toLowerCase(), width]));
}

export function portName(interfaceName: 's' | 'm', { bus }: Side, signal: string): string {
  return `${interfaceName}_${protocolOf(bus).suffix}_${signal}`;
}

/** A module with the ports of `nl_slice`, and what it has beside its width. */
export interface ChannelCell {
  module: string;
  name: string;
  parameters: Readonly<Record<string, number>>;
}

const SLICE: ChannelCell = { module: 'nl_slice', name: 'slice', parameters: {} };

/** A slice, or another cell, in each channel, for the signals that both sides have. */
export function channelSlices(
  upstream: Side,
  downstream: Side,
  cellOf: (channel: string) => ChannelCell = () => SLICE,
): ItemText[] {
  const [above, below] = [sideSignals(upstream), sideSignals(downstream)];
  return ['aw', 'w', 'b', 'ar', 'r'].map((channel): ItemText => {
    const isAnswer = channel === 'b' || channel === 'r';
    const shared = [...above.keys()].filter(
      (name) => name.startsWith(channel) && below.has(name) && !/(valid|ready)$/.test(name),
    );
    const s = (signal: string) => portName('s', upstream, signal);
    const m = (signal: string) => portName('m', downstream, signal);
    const [from, to] = isAnswer ? [m, s] : [s, m];
    const width = shared.reduce((sum, name) => sum + above.get(name)!, 0);
    const ports = {
      ...{ clk: 'clk', rst_n: 'rst_n' },
      ...{ in_valid: from(`${channel}valid`), in_ready: from(`${channel}ready`) },
      in_word: joinText(shared.map(from), 60),
      ...{ out_valid: to(`${channel}valid`), out_ready: to(`${channel}ready`) },
      out_word: joinText(shared.map(to), 60),
    };
    const cell = cellOf(channel);
    const instance = {
      ...{ module: cell.module, name: `${channel}_${cell.name}` },
      parameters: Object.entries({ WIDTH: width, ...cell.parameters }).map(([name, value]) => ({
        ...{ name, value: String(value) },
      })),
      ports: Object.entries(ports).map(([name, value]) => ({ name, value })),
    };
    return { kind: 'instance', instance };
  });
}
