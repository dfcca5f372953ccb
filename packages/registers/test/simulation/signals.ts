import type { ElaboratedMap } from '@netloom/registers';
import type { RegisterFile } from '../model/registerFile.ts';

/** One signal of the register file under test, as the bench drives (`in`) or watches (`out`) it. */
export interface Signal {
  name: string;
  direction: 'in' | 'out';
  width: number;
}

type Row = [direction: Signal['direction'], names: string, width: (facts: Facts) => number];
interface Facts {
  address: number;
  data: number;
}

const one = () => 1;
const PORTS: Record<'apb' | 'axi4-lite', Row[]> = {
  apb: [
    ['in', 'paddr', ({ address }) => address],
    ['in', 'psel penable pwrite', one],
    ['in', 'pwdata', ({ data }) => data],
    ['in', 'pstrb', ({ data }) => data / 8],
    ['out', 'prdata', ({ data }) => data],
    ['out', 'pready pslverr', one],
  ],
  'axi4-lite': [
    ['in', 'awaddr araddr', ({ address }) => address],
    ['in', 'awprot arprot', () => 3],
    ['in', 'awvalid wvalid bready arvalid rready', one],
    ['in', 'wdata', ({ data }) => data],
    ['in', 'wstrb', ({ data }) => data / 8],
    ['out', 'awready wready bvalid arready rvalid', one],
    ['out', 'bresp rresp', () => 2],
    ['out', 'rdata', ({ data }) => data],
  ],
};

export function busSignals({ source, addressWidth }: ElaboratedMap): Signal[] {
  const facts = { address: addressWidth, data: source.bus.dataWidth };
  return PORTS[source.bus.protocol].flatMap(([direction, names, width]) =>
    names.split(' ').map((name) => ({ name, direction, width: width(facts) })),
  );
}

export function hardwareSignals({ ports }: RegisterFile): Signal[] {
  return ports.map(({ name, direction, width, copies }) => ({ name, direction, width: width * copies }));
}

/** What one line of the trace holds, from the left: 1 while in reset, the bus, hardware's side. */
export function traceSignals(file: RegisterFile): Signal[] {
  const reset: Signal = { name: 'in_reset', direction: 'in', width: 1 };
  return [reset, ...busSignals(file.map), ...hardwareSignals(file)];
}
