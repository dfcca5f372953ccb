import type { PortText } from '@netloom/hdl/emit';
import type { BusRole, BusType } from '@netloom/model';
import type { BlockPorts } from '../generators/blockGenerator.ts';
import { interfaceSignals, protectionSignals, protocolOf, signalWidth } from '../bus/protocol.ts';
import { grownPrefix } from '../design/busEnd.ts';
import { rangeText } from '../generate/value.ts';
import type { BusWidths } from '../bus/protocol.ts';
import type { Peer } from './spec.ts';

/** Clock and reset of a block of interconnect. */
export const CLOCK_AND_RESET: Pick<BlockPorts, 'clocks' | 'resets' | 'ports'> = {
  clocks: [{ port: 'clk' }],
  resets: [{ port: 'rst_n', polarity: 'low', clock: 'clk' }],
  ports: [
    { name: 'clk', direction: 'in', width: 1, description: 'Clock, rising edge' },
    { name: 'rst_n', direction: 'in', width: 1, description: 'Synchronous reset, active low' },
  ],
};

/** The same in the module. */
export const CLOCK_PORTS: PortText[] = [
  { name: 'clk', direction: 'input' },
  { name: 'rst_n', direction: 'input', comment: 'synchronous, active low' },
];

/** The ports that an interconnect has for one peer; `role` is the part that the interconnect plays in them. */
export function peerPorts(
  side: { interfaceName: string; bus: BusType; role: BusRole } & Omit<BusWidths, 'addressWidth'>,
  peer: Peer & { protection?: boolean },
  numbered: boolean,
): PortText[] {
  const { suffix } = protocolOf(side.bus);
  const widths = { ...side, addressWidth: peer.addressWidth };
  const isGuarded = peer.protection === true && side.bus !== 'axi4';
  const guarding = (isGuarded ? protectionSignals(side.bus) : []).map((signal) => ({
    ...{ signal, width: signalWidth(signal, peer.addressWidth, side.dataWidth) },
  }));
  return [...interfaceSignals(side.bus, widths), ...guarding].map(({ signal, width }, index) => ({
    name: `${grownPrefix(side.interfaceName, numbered ? peer.name : undefined)}${suffix}_${signal.name.toLowerCase()}`,
    direction: signal.driver === side.role ? 'output' : 'input',
    packed: rangeText(width),
    ...(index === 0 ? { group: `${side.role === 'manager' ? 'To' : 'From'} ${peer.name}` } : {}),
  }));
}
