import { SocDocument } from '@netloom/model';
import type { Library } from '@netloom/soc';
import { generate } from '@netloom/soc';
import { interfaceSignals } from '../../src/bus/protocol.ts';

/** An instance of interconnect, with the parameters that are not the defaults. */
export interface Block {
  ip: string;
  parameters?: Record<string, number | string>;
}

/** A SoC of AXI4 interconnect alone, between managers and memories at its top-level interfaces. */
export interface FabricConfig {
  name: string;
  managers: number;
  memories: number;
  /** Bits of data, of a manager's ID, and of an ID at the memories. */
  dataWidth?: number;
  idWidth?: number;
  memoryIdWidth?: number;
  /** Bits of user signals at all ends and through all blocks; and the memories that none reach. */
  userWidth?: number;
  unmarked?: number[];
  /** Bits of data of single managers and memories, where they are not `dataWidth`. */
  managerWidths?: number[];
  memoryWidths?: number[];
  /** Blocks with sides `s` and `m` between each manager and the crossbar, and between it and each memory. */
  before?: Block[][];
  behind?: Block[][];
  /** Parameters of the crossbar beside its widths. */
  options?: Record<string, string>;
  /** Each manager's, writes and reads together. */
  transactions: number;
  /** Nobody ever waits, and answers come in order: measures throughput. */
  fast?: boolean;
  /** Of every burst; random without. */
  beats?: number;
  /** Managers use no addresses where nothing is. */
  mapped?: boolean;
  /** Memories do not interleave what they read for different IDs. */
  whole?: boolean;
  /** Where the memories lie, if not every 256 MiB with 64 KiB each; and an address from which on nothing is. */
  places?: { base: number; size: number }[];
  hole?: number;
  /** Memories of which a part answers SLVERR, and those that managers use exclusively. */
  faulty?: number[];
  /** Which bytes of each 4 KiB do, the last 512 without: so many from the first on. */
  fault?: { first: number; count: number };
  pairs?: number[];
  /** Those behind which exclusive accesses are answered as normal ones. */
  ungranted?: number[];
  /** Memories that the address map hides from each manager, which then asks for the first of them in vain. */
  hidden?: number[][];
  /** Those behind which they are granted on the way, so that the memory sees none. */
  granted?: number[];
  /** The memory that each manager uses alone. */
  targets?: number[];
}

/** Widths that a configuration leaves to us. */
export function widthsOf({ dataWidth = 32, idWidth = 3, memoryIdWidth = 8, userWidth = 0 }: FabricConfig) {
  return { dataWidth, idWidth, memoryIdWidth, userWidth };
}

/** Managers and memories, with what is particular to each. */
export const managersOf = ({ managers, dataWidth = 32, managerWidths = [], before = [] }: FabricConfig) =>
  Array.from({ length: managers }, (_, index) => ({
    ...{ name: `cpu${index}`, dataWidth: managerWidths[index] ?? dataWidth },
    blocks: (before[index] ?? []).map((block, at) => ({ name: `before${index}_${at}`, ...block })),
  }));
export const memoriesOf = ({
  memories,
  dataWidth = 32,
  memoryWidths = [],
  behind = [],
  places = [],
}: FabricConfig) =>
  Array.from({ length: memories }, (_, index) => ({
    ...{ name: `ram${index}`, dataWidth: memoryWidths[index] ?? dataWidth },
    ...(places[index] ?? { base: index * 0x1000_0000, size: 0x1_0000 }),
    blocks: (behind[index] ?? []).map((block, at) => ({ name: `behind${index}_${at}`, ...block })),
  }));

/** Blocks with registers, which the top level has an APB interface to for each. */
export const withRegisters = (config: FabricConfig): string[] =>
  [...managersOf(config), ...memoriesOf(config)].flatMap(({ blocks }) =>
    blocks.filter(({ ip }) => ip === MONITOR).map(({ name }) => name),
  );
export const MONITOR = 'netloom:ip:axi4_monitor:1.0';

/** What a top-level interface has only when it names it. */
const OPTIONAL = /(ID|LOCK|CACHE|PROT|QOS|REGION|USER)$/;

const end = (
  role: 'manager' | 'subordinate',
  widths: { dataWidth: number; idWidth: number; userWidth: number },
) => ({
  ...{ bus: 'axi4', role, dataWidth: String(widths.dataWidth), clock: 'clk' },
  signals: Object.fromEntries(
    interfaceSignals('axi4', { addressWidth: 32, ...widths })
      .filter(({ signal }) => OPTIONAL.test(signal.name))
      .map(({ signal, width }) => [signal.name, String(width)]),
  ),
});

const REGISTERS = { bus: 'apb', role: 'subordinate', addressWidth: '12', dataWidth: '32', clock: 'clk' };

function instancesOf(config: FabricConfig): SocDocument['instances'] {
  const { dataWidth, idWidth, memoryIdWidth, userWidth } = widthsOf(config);
  const made = ({ ip, parameters = {} }: Block) => {
    const carried = userWidth > 0 && !WITHOUT_USER.test(ip) ? { USER_WIDTH: userWidth } : {};
    const all = Object.entries({ ...parameters, ...carried });
    return {
      ip: ip.includes(':') ? ip : `netloom:interconnect:${ip}:1.0`,
      parameters: Object.fromEntries(all.map(([key, value]) => [key, String(value)])),
    };
  };
  const widths = { DATA_WIDTH: dataWidth, ID_WIDTH: idWidth, TARGET_ID_WIDTH: memoryIdWidth };
  const crossbar = { ip: 'axi4_crossbar', parameters: { ...widths, ...config.options } };
  const blocks = [...managersOf(config), ...memoriesOf(config)].flatMap((end) => end.blocks);
  return Object.fromEntries([
    ['xbar0', made(crossbar)],
    ...blocks.map((block) => [block.name, made(block)] as const),
  ]);
}

/** Bridges from and to AXI4-Lite, which has no user signals, and what is behind it. */
const WITHOUT_USER = /axi4lite|tlul|wishbone|ahblite/;

/** The ports of clocks and resets: a bridge between clocks has them at both sides. */
const clocksOf = ({ ip }: { ip: string }) =>
  ip.includes('async') ? ['s_clk', 's_rst_n', 'm_clk', 'm_rst_n'] : ['clk', 'rst_n'];

const namesOf = (blocks: readonly { name: string }[]) => blocks.map(({ name }) => name);

/** The connections from a manager to a subordinate through blocks with sides `s` and `m`. */
function chain(manager: string, blocks: readonly string[], subordinate: string) {
  const managers = [manager, ...blocks.map((block) => `${block}.m`)];
  const subordinates = [...blocks.map((block) => `${block}.s`), subordinate];
  return managers.map((each, index) => ({ manager: each, subordinate: subordinates[index]! }));
}

/** Managers and memories at one crossbar. */
export function fabricDocument(config: FabricConfig): SocDocument {
  const { idWidth, memoryIdWidth, userWidth } = widthsOf(config);
  const [managers, memories] = [managersOf(config), memoriesOf(config)];
  const instances = instancesOf(config);
  return SocDocument.parse({
    ...{ netloom: 'soc', version: 1, vlnv: `test:soc:${config.name}:1.0`, name: config.name },
    clocks: { clk: { frequency: 1e8 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' } },
    instances,
    interfaces: Object.fromEntries([
      ...managers.map(({ name, dataWidth }) => [name, end('subordinate', { dataWidth, idWidth, userWidth })]),
      ...memories.map(({ name, dataWidth }) => [
        name,
        end('manager', { dataWidth, idWidth: memoryIdWidth, userWidth }),
      ]),
      ...withRegisters(config).map((name) => [`${name}_regs`, REGISTERS]),
    ]),
    interfaceConnections: [
      ...managers.flatMap(({ name, blocks }) => chain(name, namesOf(blocks), 'xbar0.s')),
      ...memories.flatMap(({ name, blocks }) => chain('xbar0.m', namesOf(blocks), name)),
      ...withRegisters(config).map((name) => ({ manager: `${name}_regs`, subordinate: `${name}.regs` })),
    ],
    portConnections: Object.entries(instances).flatMap(([name, instance]) =>
      clocksOf(instance).map((port) => ({
        ...{ from: port.endsWith('clk') ? 'clk' : 'rst_n', to: `${name}.${port}` },
      })),
    ),
    addressMap: Object.fromEntries([
      ...memories.map(({ name, base, size }, index) => {
        const seen = managers.filter((_, manager) => !config.hidden?.[manager]?.includes(index));
        const views = seen.length < managers.length ? { managers: namesOf(seen) } : {};
        return [name, { base: `0x${base.toString(16)}`, size: `0x${size.toString(16)}`, ...views }];
      }),
      ...withRegisters(config).map((name) => [`${name}.regs`, { base: '0x0', size: '0x1000' }]),
    ]),
  });
}

/** The generated RTL of a document; throws the first diagnostics when there is none. */
export function rtlOf(document: SocDocument, library: Library): { path: string; text: string }[] {
  const { files, diagnostics } = generate(document, library);
  if (files.length === 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return files.filter(({ path }) => path.includes('/rtl/'));
}
