import { SocDocument } from '@netloom/model';
import type { Library } from '@netloom/soc';
import { generate } from '@netloom/soc';
import { interfaceSignals } from '../../src/bus/protocol.ts';

/** A SoC of AXI4 interconnect alone, between managers and memories at its top-level interfaces. */
export interface FabricConfig {
  name: string;
  managers: number;
  memories: number;
  /** Bits of data, of a manager's ID, and of an ID at the memories. */
  dataWidth?: number;
  idWidth?: number;
  memoryIdWidth?: number;
  /** The first memories stand behind a bridge to AXI4-Lite and one back, the first managers before a slice. */
  bridged?: number;
  sliced?: number;
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

/** What a top-level interface has only when it names it. */
const OPTIONAL = /(ID|LOCK|CACHE|PROT|QOS|REGION)$/;

const end = (role: 'manager' | 'subordinate', dataWidth: number, idWidth: number) => ({
  ...{ bus: 'axi4', role, dataWidth: String(dataWidth), clock: 'clk' },
  signals: Object.fromEntries(
    interfaceSignals('axi4', { addressWidth: 32, dataWidth, idWidth })
      .filter(({ signal }) => OPTIONAL.test(signal.name))
      .map(({ signal, width }) => [signal.name, String(width)]),
  ),
});

function instancesOf(config: FabricConfig): SocDocument['instances'] {
  const { dataWidth, idWidth, memoryIdWidth } = widthsOf(config);
  const block = (name: string, parameters: Record<string, number | string>) => ({
    ip: `netloom:interconnect:${name}:1.0`,
    parameters: Object.fromEntries(
      Object.entries({ DATA_WIDTH: dataWidth, ...parameters }).map(([key, value]) => [key, String(value)]),
    ),
  });
  const numbered = (stem: string, count = 0, made: ReturnType<typeof block>) =>
    Array.from({ length: count }, (_, index) => [`${stem}${index}`, made] as const);
  return Object.fromEntries([
    [
      'xbar0',
      block('axi4_crossbar', { ID_WIDTH: idWidth, TARGET_ID_WIDTH: memoryIdWidth, ...config.options }),
    ],
    ...numbered('lite', config.bridged, block('axi4_axi4lite_bridge', { ID_WIDTH: memoryIdWidth })),
    ...numbered('full', config.bridged, block('axi4lite_axi4_bridge', {})),
    ...numbered('slice', config.sliced, block('axi4_register_slice', { ID_WIDTH: idWidth })),
  ]);
}

/** The connections from a manager to a subordinate through blocks with sides `s` and `m`. */
function chain(manager: string, blocks: readonly string[], subordinate: string) {
  const managers = [manager, ...blocks.map((block) => `${block}.m`)];
  const subordinates = [...blocks.map((block) => `${block}.s`), subordinate];
  return managers.map((each, index) => ({ manager: each, subordinate: subordinates[index]! }));
}

/** Managers and memories at one crossbar. */
export function fabricDocument(config: FabricConfig): SocDocument {
  const { dataWidth, idWidth, memoryIdWidth } = widthsOf(config);
  const [managers, memories] = [managersOf(config), memoriesOf(config)];
  const { bridged = 0, sliced = 0 } = config;
  const instances = instancesOf(config);
  return SocDocument.parse({
    ...{ netloom: 'soc', version: 1, vlnv: `test:soc:${config.name}:1.0`, name: config.name },
    clocks: { clk: { frequency: 1e8 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' } },
    instances,
    interfaces: Object.fromEntries([
      ...managers.map((name) => [name, end('subordinate', dataWidth, idWidth)]),
      ...memories.map(({ name }) => [name, end('manager', dataWidth, memoryIdWidth)]),
    ]),
    interfaceConnections: [
      ...managers.flatMap((name, index) => chain(name, index < sliced ? [`slice${index}`] : [], 'xbar0.s')),
      ...memories.flatMap(({ name }, index) =>
        chain('xbar0.m', index < bridged ? [`lite${index}`, `full${index}`] : [], name),
      ),
    ],
    portConnections: Object.keys(instances).flatMap((name) => [
      { from: 'clk', to: `${name}.clk` },
      { from: 'rst_n', to: `${name}.rst_n` },
    ]),
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
