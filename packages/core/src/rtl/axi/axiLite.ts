import { input, output } from '@netloom/hdl/emit';
import type { PortText } from '@netloom/hdl/emit';
import { axi4Signals } from './axi4.ts';

/** A signal of AXI as the manager sees it; width in bits. */
export type AxiSignal = readonly [name: string, direction: 'in' | 'out', width: number];

/** Signals of AXI4-Lite (Arm IHI 0022H, B1.1) by who drives them: the manager's are outputs. */
const READ_CHANNELS: readonly AxiSignal[] = [
  ['ARADDR', 'out', 32],
  ['ARPROT', 'out', 3],
  ['ARVALID', 'out', 1],
  ['ARREADY', 'in', 1],
  ['RDATA', 'in', 32],
  ['RRESP', 'in', 2],
  ['RVALID', 'in', 1],
  ['RREADY', 'out', 1],
];
const WRITE_CHANNELS: readonly AxiSignal[] = [
  ['AWADDR', 'out', 32],
  ['AWPROT', 'out', 3],
  ['AWVALID', 'out', 1],
  ['AWREADY', 'in', 1],
  ['WDATA', 'out', 32],
  ['WSTRB', 'out', 4],
  ['WVALID', 'out', 1],
  ['WREADY', 'in', 1],
  ['BRESP', 'in', 2],
  ['BVALID', 'in', 1],
  ['BREADY', 'out', 1],
];

/** What tells the signals of a manager interface. */
export interface ManagerSignals {
  /** One that only reads has no write channels. */
  readOnly: boolean;
  /** AXI4-Lite when not given. */
  protocol?: 'axi4-lite' | 'axi4';
  /** Of AXI4: the requests carry whose they are. */
  ids?: boolean;
  /** Of AXI4: user signals carry check bits. */
  parity?: boolean;
}

/** Logical signals of a manager interface, in the names of the standard. */
export function axiSignals(manager: ManagerSignals): readonly AxiSignal[] {
  const { readOnly, protocol, ids = false, parity = false } = manager;
  if (protocol === 'axi4') return axi4Signals(readOnly, ids, parity);
  return readOnly ? READ_CHANNELS : [...WRITE_CHANNELS, ...READ_CHANNELS];
}

/** Name of a signal's port, e.g. `m_axil_araddr`. */
export const axiPortName = (prefix: string, [signal]: AxiSignal) => `${prefix}_${signal.toLowerCase()}`;

/** The ports of a manager interface. */
export function axiManagerPorts(prefix: string, manager: ManagerSignals): PortText[] {
  return axiSignals(manager).map((signal) => {
    const [, direction, width] = signal;
    return (direction === 'in' ? input : output)(axiPortName(prefix, signal), width);
  });
}

/** Ports of one interface on those of another, or on nets named after it. */
export const joined = (from: string, to: string, manager: ManagerSignals): Record<string, string> =>
  Object.fromEntries(
    axiSignals(manager).map((signal) => [axiPortName(from, signal), axiPortName(to, signal)]),
  );
