import type { Library } from '@netloom/soc';
import { interfaceSignals } from '../../packages/soc/src/bus/protocol.ts';
import type { FabricConfig } from '../../packages/soc/test/axi4/config.ts';
import { sourcesOf } from '../../packages/soc/test/axi4/designs.ts';
import { runFabric } from '../../packages/soc/test/axi4/run.ts';

const TRANSACTIONS = 2000;
const BEATS = 16;
const LONGEST = 100_000;

/** Two managers, each with a memory of its own; nobody ever waits. */
const PAIRS: FabricConfig = {
  ...{ name: 'pairs', managers: 2, memories: 2, transactions: TRANSACTIONS },
  ...{ fast: true, beats: BEATS, targets: [0, 1] },
};

const converter = (from: number, to: number, ID_WIDTH: number) => ({
  ip: 'axi4_width_converter',
  parameters: { MANAGER_DATA_WIDTH: from, SUBORDINATE_DATA_WIDTH: to, ID_WIDTH },
});

/** The same, through 64 bits and back. */
const CONVERTED: FabricConfig = {
  ...PAIRS,
  ...{ name: 'converted', dataWidth: 64, managerWidths: [32, 32], memoryWidths: [32, 32] },
  before: [[converter(32, 64, 3)], [converter(32, 64, 3)]],
  behind: [[converter(64, 32, 8)], [converter(64, 32, 8)]],
};

const ONE_ID = { ip: 'axi4_id_converter', parameters: { ID_WIDTH: 3, SUBORDINATE_ID_WIDTH: 3 } };

/** The same under one ID. */
const IN_ORDER: FabricConfig = {
  ...CONVERTED,
  name: 'in_order',
  before: CONVERTED.before!.map((blocks) => [ONE_ID, ...blocks]),
};

const ALONE: FabricConfig = {
  ...{ name: 'alone', managers: 1, memories: 1, transactions: 40, fast: true, beats: 1, targets: [0] },
};

/** Beats a clock of each of a manager's directions: half of its bursts are reads, give or take what chance does. */
export async function sustained(
  library: Library,
): Promise<{ crossbar: number; oneId: number; eightIds: number }> {
  const shareOf = async (config: FabricConfig) => {
    const bench = { label: config.name, module: config.name, config };
    const results = await runFabric(sourcesOf([config], library), [bench], LONGEST, 'icarus');
    const { errors, done, clocks } = results.get(config.name)!;
    if (errors > 0 || done === 0) throw new Error(`${config.name} has failed`);
    return ((TRANSACTIONS / 2) * BEATS) / clocks;
  };
  return {
    crossbar: await shareOf(PAIRS),
    oneId: await shareOf(IN_ORDER),
    eightIds: await shareOf(CONVERTED),
  };
}

/** A module that is nothing but wires from the manager to the memory. */
function wires(): string {
  const end = (name: string, idWidth: number) =>
    interfaceSignals('axi4', { addressWidth: 32, dataWidth: 32, idWidth }).map(({ signal, width }) => ({
      ...{ wire: `${name}_${signal.name.toLowerCase()}`, width, byManager: signal.driver === 'manager' },
    }));
  const [above, below] = [end('cpu0', 3), end('ram0', 8)];
  const port = (direction: string, wire: string, width: number) =>
    `  ${direction} wire [${width - 1}:0] ${wire}`;
  return `module wires (input logic clk, input logic rst_n,
${[
  ...above.map(({ wire, width, byManager }) => port(byManager ? 'input' : 'output', wire, width)),
  ...below.map(({ wire, width, byManager }) => port(byManager ? 'output' : 'input', wire, width)),
].join(',\n')});
${above
  .map(({ wire, byManager }, index) => {
    const other = below[index]!.wire;
    return byManager ? `  assign ${other} = ${wire};` : `  assign ${wire} = ${other};`;
  })
  .join('\n')}
endmodule
`;
}

/** Clocks from a read's address to its data that a crossbar adds to a plain connection: of all registers, and direct. */
export async function readLatencies(library: Library): Promise<{ full: number; direct: number }> {
  const direct = { ...ALONE, name: 'direct', options: { TOPOLOGY: '"direct"' } };
  const benches = [
    { label: 'full', module: 'alone', config: ALONE },
    { label: 'direct', module: 'direct', config: direct },
    { label: 'plain', module: 'wires', config: { ...ALONE, name: 'plain' } },
  ];
  const sources = { ...sourcesOf([ALONE, direct], library), 'wires.sv': wires() };
  const results = await runFabric(sources, benches, LONGEST, 'icarus');
  const [full, passing, plain] = ['full', 'direct', 'plain'].map((label) => results.get(label)!.latency);
  return { full: full! - plain!, direct: passing! - plain! };
}
