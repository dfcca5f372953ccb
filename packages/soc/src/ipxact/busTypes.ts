import type { BusType } from '@netloom/model';
import type { XmlElement } from '@netloom/xml';

/** What an interface of the component is by its bus definition; `aximm` is AXI4 or AXI4-Lite. */
export type InterfaceKind = BusType | 'aximm' | 'clock' | 'reset' | 'interrupt';

/** Names of bus definitions, in lower case without signs, as Arm, Xilinx, OpenCores and others have them. */
const NAMES: readonly [RegExp, InterfaceKind][] = [
  [/^axi4?stream(?:transmitter|receiver)?$|^axis$/, 'axi-stream'],
  [/^axi4?lite$|^axil$/, 'axi4-lite'],
  [/^axi4$/, 'axi4'],
  [/^aximm$|^axi$/, 'aximm'],
  [/^apb[34]?$/, 'apb'],
  [/^ahb\d?lite(?:initiator|target|manager|subordinate|master|slave)?$/, 'ahb-lite'],
  [/^wishbone/, 'wishbone'],
  [/^memoryport$/, 'memory'],
  [/^tl-?ul$/, 'tl-ul'],
  [/^riscvdebug$/, 'riscv-debug'],
  [/^(?:clock|clk)$/, 'clock'],
  [/^(?:reset|rst)$/, 'reset'],
  [/^(?:interrupt|irq)$/, 'interrupt'],
];

export function interfaceKind({ attributes }: XmlElement): InterfaceKind | undefined {
  const name = (attributes.get('name') ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  // `AXI` of AMBA 3 is AXI3.
  if (name === 'axi' && /3/.test(attributes.get('library') ?? '')) return undefined;
  return NAMES.find(([pattern]) => pattern.test(name))?.[1];
}
