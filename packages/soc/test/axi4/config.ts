import { SocDocument } from '@netloom/model';
import type { Library } from '@netloom/soc';
import { generate } from '@netloom/soc';

/** A SoC of AXI4 interconnect alone, between managers and memories at its top-level interfaces. */
export interface FabricConfig {
  name: string;
  managers: number;
  memories: number;
  /** Bits of data, of a manager's ID, and of an ID at the memories. */
  dataWidth?: number;
  idWidth?: number;
  memoryIdWidth?: number;
  /** Parameters of the crossbar beside its widths. */
  options?: Record<string, string>;
  /** Each manager's, writes and reads together. */
  transactions: number;
  /** Nobody ever waits, and answers come in order: measures throughput. */
  fast?: boolean;
  /** Of every burst; random without. */
  beats?: number;
  /** The memory that each manager uses alone. */
  targets?: number[];
}

/** Widths that a configuration leaves to us. */
export function widthsOf({ dataWidth = 32, idWidth = 3, memoryIdWidth = 8 }: FabricConfig) {
  return { dataWidth, idWidth, memoryIdWidth };
}

export const managersOf = ({ managers }: FabricConfig) =>
  Array.from({ length: managers }, (_, index) => `cpu${index}`);
export const memoriesOf = ({ memories }: FabricConfig) =>
  Array.from({ length: memories }, (_, index) => ({ name: `ram${index}`, base: index * 0x1000_0000 }));

const end = (role: 'manager' | 'subordinate', dataWidth: number, idWidth: number) => ({
  ...{ bus: 'axi4', role, dataWidth: String(dataWidth), clock: 'clk' },
  ...(idWidth > 0 && { idWidth: String(idWidth) }),
});

/** Managers and memories at one crossbar. */
export function fabricDocument(config: FabricConfig): SocDocument {
  const { dataWidth, idWidth, memoryIdWidth } = widthsOf(config);
  const [managers, memories] = [managersOf(config), memoriesOf(config)];
  return SocDocument.parse({
    ...{ netloom: 'soc', version: 1, vlnv: `test:soc:${config.name}:1.0`, name: config.name },
    clocks: { clk: { frequency: 1e8 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' } },
    instances: {
      xbar0: {
        ip: 'netloom:interconnect:axi4_crossbar:1.0',
        parameters: {
          ...{ DATA_WIDTH: String(dataWidth), ID_WIDTH: String(idWidth) },
          ...{ TARGET_ID_WIDTH: String(memoryIdWidth), ...config.options },
        },
      },
    },
    interfaces: Object.fromEntries([
      ...managers.map((name) => [name, end('subordinate', dataWidth, idWidth)]),
      ...memories.map(({ name }) => [name, end('manager', dataWidth, memoryIdWidth)]),
    ]),
    interfaceConnections: [
      ...managers.map((name) => ({ manager: name, subordinate: 'xbar0.s' })),
      ...memories.map(({ name }) => ({ manager: 'xbar0.m', subordinate: name })),
    ],
    portConnections: [
      { from: 'clk', to: 'xbar0.clk' },
      { from: 'rst_n', to: 'xbar0.rst_n' },
    ],
    addressMap: Object.fromEntries(
      memories.map(({ name, base }) => [name, { base: `0x${base.toString(16)}`, size: '0x10000' }]),
    ),
  });
}

/** The generated RTL of a document; throws the first diagnostics when there is none. */
export function rtlOf(document: SocDocument, library: Library): { path: string; text: string }[] {
  const { files, diagnostics } = generate(document, library);
  if (files.length === 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return files.filter(({ path }) => path.includes('/rtl/'));
}
