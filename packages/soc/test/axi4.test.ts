import { createLibrary } from '@netloom/soc';
import { beforeAll, describe, expect, it } from 'vitest';
import { prove } from '../../../proof/index.ts';
import { fabricDocument, rtlOf } from './axi4/config.ts';
import type { FabricConfig } from './axi4/config.ts';
import { BRIDGE_MUTANTS, CROSSBAR_MUTANTS } from './axi4/crossbarMutants.ts';
import { DUEL, mutated, sourcesOf } from './axi4/designs.ts';
import { librarySources, runFabric } from './axi4/run.ts';
import type { FabricResult } from './axi4/run.ts';
import { interconnectEntries } from './ips.ts';

const library = createLibrary(interconnectEntries());

const MIXED: FabricConfig = { name: 'mixed', managers: 3, memories: 4, transactions: 3400 };
const PAIRS: FabricConfig = {
  ...{ name: 'pairs', managers: 2, memories: 2, transactions: 1000 },
  ...{ fast: true, beats: 16, targets: [0, 1] },
};

describe('a generated AXI4 crossbar in Verilator', () => {
  let results: Map<string, FabricResult>;

  beforeAll(async () => {
    const configs = [MIXED, PAIRS];
    const benches = configs.map((config) => ({ label: config.name, module: config.name, config }));
    results = await runFabric(sourcesOf(configs, library), benches, 200_000);
  }, 600_000);

  it('carries 10,200 random bursts as the model of the memory says', () => {
    expect(results.get('mixed')).toMatchObject({ errors: 0, done: 1 });
  });

  it('carries a beat of write data and one of read data in each clock on two disjoint pairs at once', () => {
    const { errors, done, clocks } = results.get('pairs')!;
    expect({ errors, done }).toEqual({ errors: 0, done: 1 });
    // Half of a manager's bursts are reads, give or take what chance does.
    expect(clocks).toBeLessThan(1.1 * (PAIRS.transactions / 2) * PAIRS.beats!);
  });
});

/** Each topology under the same random traffic, with few IDs and short queues, so that rules are met often. */
const TOPOLOGIES = ['direct', 'pipelined', 'shared-bus'] as const;
const shaped = (topology: string, config: FabricConfig): FabricConfig => ({
  ...{ ...config, name: `${config.name}_${topology.replace('-', '_')}` },
  options: { ...config.options, TOPOLOGY: `"${topology}"` },
});

describe.each(TOPOLOGIES)('a generated AXI4 crossbar, %s, in Verilator', (topology) => {
  const urgent = { ARBITRATION: '"weighted"', WEIGHTS: "12'h123", QOS: '1', OUTSTANDING: '2' };
  const mixed = shaped(topology, { ...MIXED, options: urgent, idWidth: 2, transactions: 2000 });
  const pairs = shaped(topology, PAIRS);
  let results: Map<string, FabricResult>;

  beforeAll(async () => {
    const configs = [mixed, pairs];
    const benches = configs.map((config) => ({ label: config.name, module: config.name, config }));
    results = await runFabric(sourcesOf(configs, library), benches, 200_000);
  }, 600_000);

  it('carries 6,000 random bursts as the model of the memory says', () => {
    expect(results.get(mixed.name)).toMatchObject({ errors: 0, done: 1 });
  });

  it('carries a beat a clock of each direction: on each of two pairs, or on the one bus', () => {
    const { errors, done, clocks } = results.get(pairs.name)!;
    expect({ errors, done }).toEqual({ errors: 0, done: 1 });
    const ways = topology === 'shared-bus' ? 1 : 2;
    expect(clocks).toBeLessThan(((1.1 * PAIRS.transactions) / ways) * PAIRS.beats!);
  });
});

describe('a generated AXI4 crossbar in Icarus Verilog', () => {
  it('carries random bursts as the model says', async () => {
    const bench = { label: 'duel', module: 'duel', config: DUEL };
    const results = await runFabric(sourcesOf([DUEL], library), [bench], 20_000, 'icarus');
    expect(results.get('duel')).toMatchObject({ errors: 0, done: 1 });
  }, 120_000);

  it.each(['same_id_elsewhere'])(
    'notices the fault %s',
    async (name) => {
      const sources = mutated(sourcesOf([DUEL], library), CROSSBAR_MUTANTS[name]!);
      const bench = { label: 'duel', module: 'duel', config: DUEL };
      const { errors, done } = (await runFabric(sources, [bench], 20_000, 'icarus')).get('duel')!;
      expect(errors > 0 || done === 0).toBe(true);
    },
    120_000,
  );
});

/** The first manager sees one memory of three, the others two. */
const SPARSE: FabricConfig = {
  ...{ name: 'sparse', managers: 3, memories: 3, idWidth: 2, transactions: 50 },
  hidden: [[1, 2], [0], [2]],
};

describe.each(['full', ...TOPOLOGIES])('a crossbar whose managers see a part, %s', (topology) => {
  const config = shaped(topology, SPARSE);
  const bench = { label: config.name, module: config.name, config };
  const sources = sourcesOf([config], library);

  it('carries what they may reach, and answers DECERR to the rest', async () => {
    const results = await runFabric(sources, [bench], 6_000, 'icarus');
    expect(results.get(config.name)).toMatchObject({ errors: 0, done: 1 });
  }, 120_000);

  it.skipIf(topology === 'shared-bus')(
    'has no way too few, and none too many',
    async () => {
      const name = `${config.name}_xbar0.sv`;
      // The last bit of a manager's row is the default target's.
      expect(sources[name]).toContain(".REACH       (12'b1011_1110_1001)");
      const fewer = sources[name]!.replace("12'b1011_1110_1001", "12'b1011_1010_1001");
      const results = await runFabric({ ...sources, [name]: fewer }, [bench], 2_000, 'icarus');
      expect(results.get(config.name)!.done).toBe(0);
    },
    120_000,
  );
});

/** Exclusive pairs, whose write fails after another, and places that answer SLVERR. */
const EXCLUSIVE: FabricConfig = {
  ...{ name: 'exclusive', managers: 2, memories: 2, idWidth: 2, transactions: 150 },
  ...{ faulty: [1], pairs: [0, 1] },
};

describe('exclusive pairs and errors', () => {
  const bench = { label: 'exclusive', module: 'exclusive', config: EXCLUSIVE };

  it('are carried as the memory answers them', async () => {
    const results = await runFabric(sourcesOf([EXCLUSIVE], library), [bench], 20_000, 'icarus');
    expect(results.get('exclusive')).toMatchObject({ errors: 0, done: 1 });
  }, 120_000);

  it('notice a lock that is lost', async () => {
    const sources = sourcesOf([EXCLUSIVE], library);
    const text = sources['exclusive_xbar0.sv']!.replaceAll(/(assign \S*_awlock\s*=).*;/g, "$1 1'b0;");
    expect(text).not.toBe(sources['exclusive_xbar0.sv']);
    const faulty = { ...sources, 'exclusive_xbar0.sv': text };
    const { errors, done } = (await runFabric(faulty, [bench], 20_000, 'icarus')).get('exclusive')!;
    expect(errors > 0 || done === 0).toBe(true);
  }, 120_000);
});

/** Managers without IDs: a memory sees the manager's number alone, in no bit more than it takes. */
const lite = [{ ip: 'axi4_axi4lite_bridge' }, { ip: 'axi4lite_axi4_bridge' }];
const NAMELESS: FabricConfig = {
  ...{ name: 'nameless', managers: 3, memories: 2, memoryIdWidth: 2, transactions: 30 },
  ...{ before: [lite, lite, lite], options: { ID_WIDTH: '0' } },
};

it('an AXI4 crossbar answers the manager that asked where managers have no IDs', async () => {
  const bench = { label: 'nameless', module: 'nameless', config: NAMELESS };
  const results = await runFabric(sourcesOf([NAMELESS], library), [bench], 60_000, 'icarus');
  expect(results.get('nameless')).toMatchObject({ errors: 0, done: 1 });
}, 120_000);

const CHAINED: FabricConfig = {
  ...{ name: 'chained', managers: 1, memories: 1, idWidth: 1, transactions: 400 },
  before: [[{ ip: 'axi4_register_slice', parameters: { ID_WIDTH: 1 } }]],
  behind: [lite],
};

describe('a memory behind AXI4-Lite, and a manager before a register slice', () => {
  const bench = { label: 'chained', module: 'chained', config: CHAINED };

  it('are carried to as without, beat by beat', async () => {
    const results = await runFabric(sourcesOf([CHAINED], library), [bench], 20_000, 'icarus');
    expect(results.get('chained')).toMatchObject({ errors: 0, done: 1 });
  }, 120_000);

  const tried = Object.keys(BRIDGE_MUTANTS).slice(0, process.env['NETLOOM_DEEP'] ? undefined : 1);
  it.each(tried)(
    'and the fault %s is noticed',
    async (name) => {
      const sources = mutated(sourcesOf([CHAINED], library), BRIDGE_MUTANTS[name]!);
      const { errors, done } = (await runFabric(sources, [bench], 20_000, 'icarus')).get('chained')!;
      expect(errors > 0 || done === 0).toBe(true);
    },
    120_000,
  );
});

describe('the text of a crossbar', () => {
  const shapes: FabricConfig[] = [
    {
      ...{ name: 'chain', managers: 1, memories: 2, idWidth: 1, dataWidth: 64, transactions: 0 },
      before: [[{ ip: 'axi4_register_slice', parameters: { ID_WIDTH: 1, DATA_WIDTH: 64 } }]],
      behind: [
        [
          { ip: 'axi4_axi4lite_bridge', parameters: { DATA_WIDTH: 64 } },
          { ip: 'axi4lite_axi4_bridge', parameters: { DATA_WIDTH: 64 } },
        ],
      ],
    },
    { name: 'alone', managers: 1, memories: 1, transactions: 0, idWidth: 0, memoryIdWidth: 1 },
    {
      ...{ name: 'wide', managers: 5, memories: 3, transactions: 0, dataWidth: 128, memoryIdWidth: 6 },
      options: { ARBITRATION: '"weighted"', QOS: '1', USER_WIDTH: '3', THREADS: '1', OUTSTANDING: '1' },
    },
    ...TOPOLOGIES.flatMap((topology) => [
      shaped(topology, { name: 'lone', managers: 1, memories: 1, transactions: 0 }),
      shaped(topology, { name: 'five', managers: 5, memories: 3, transactions: 0, idWidth: 0 }),
    ]),
  ];

  it.each(shapes)('is clean in Verilator with all warnings, Yosys and Icarus: $name', async (config) => {
    const rtl = rtlOf(fabricDocument(config), library);
    const own = Object.fromEntries(rtl.map(({ path, text }) => [path.split('/').at(-1)!, text]));
    const files = { ...librarySources(library), ...own };
    const names = Object.keys(files);
    const lint = ['--lint-only', '-Wall', '--top-module', config.name];
    const { steps } = await prove({
      files,
      steps: [
        ['verilator', ...lint, ...names],
        [
          'yosys',
          '-q',
          '-p',
          `read_verilog -sv ${names.join(' ')}; hierarchy -check -top ${config.name}; proc; check -assert`,
        ],
        ['iverilog', '-g2012', '-Wall', '-o', 'lint.vvp', '-s', config.name, ...names],
      ],
    });
    for (const { code, stdout, stderr } of steps) expect([code, stdout + stderr]).toEqual([0, '']);
  });
});
