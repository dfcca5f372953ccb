import { readFileSync } from 'node:fs';
import { createLibrary, generate } from '@netloom/soc';
import { elaborate } from '@netloom/registers';
import { registerFileText } from '@netloom/registers/outputs';
import { describe, expect, it } from 'vitest';
import { prove } from '../../../proof/index.ts';
import { fabricDocument, MONITOR } from './axi4/config.ts';
import type { FabricConfig } from './axi4/config.ts';
import { sourcesOf } from './axi4/designs.ts';
import { librarySources, runFabric } from './axi4/run.ts';
import { interconnectEntries } from './ips.ts';

const library = createLibrary(interconnectEntries());
const sources = librarySources(library);
const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const simulate = async (files: Record<string, string>, top: string, plusargs: string[] = []) => {
  const { steps } = await prove({
    files,
    steps: [
      ['iverilog', '-g2012', '-s', top, '-o', 'bench.vvp', ...Object.keys(files)],
      ['vvp', '-n', 'bench.vvp', ...plusargs],
    ],
  });
  return steps[1]!.stdout;
};

/** Each fault of the bench, and what a rule says of it. */
const FAULTS: Record<string, string[]> = {
  none: [],
  exclusive: [],
  data_first: [],
  reset: ['A3.1.2: AW VALID is high in reset', 'A3.1.2: B VALID is high in reset'],
  aw_withdrawn: ['A3.2.1: AW VALID is withdrawn before READY'],
  aw_changes: ['A3.2.1: AW changes before READY'],
  w_withdrawn: ['A3.2.1: W VALID is withdrawn before READY'],
  w_changes: ['A3.2.1: W changes before READY'],
  b_withdrawn: ['A3.2.1: B VALID is withdrawn before READY'],
  b_changes: ['A3.2.1: B changes before READY'],
  ar_withdrawn: ['A3.2.1: AR VALID is withdrawn before READY'],
  ar_changes: ['A3.2.1: AR changes before READY'],
  r_withdrawn: ['A3.2.1: R VALID is withdrawn before READY'],
  r_changes: ['A3.2.1: R changes before READY'],
  wlast: ['A3.2.2: W LAST is not that of AWLEN'],
  rlast: ['A3.2.2: R LAST is not that of ARLEN'],
  early_answer: ['A3.3.1: B VALID comes before the last data'],
  strobe: ['A3.4.3: W STRB is high outside of the beat'],
  bid: ['A5.1: B ID has no write under way'],
  rid: ['A5.1: R ID has no read under way'],
  b_exokay: ['A7.2.3: B EXOKAY answers no exclusive access'],
  r_exokay: ['A7.2.3: R EXOKAY answers no exclusive access'],
};
/** Those of a request, which the bench makes of a write and a read alike. */
const REQUESTS: Record<string, string> = {
  size: 'A3.4.1: ?? SIZE is wider than the data',
  reserved: 'A3.4.1: ?? BURST is reserved',
  fixed: 'A3.4.1: ?? FIXED has more than 16 beats',
  boundary: 'A3.4.1: ?? crosses a boundary of 4 KB',
  wrap_beats: 'A3.4.1: ?? WRAP has not 2, 4, 8 or 16 beats',
  wrap_place: 'A3.4.1: ?? WRAP is not aligned to SIZE',
  exclusive_beats: 'A7.2.4: ?? exclusive access has more than 16 beats',
  exclusive_bytes: 'A7.2.4: ?? exclusive access is not of 1 to 128 bytes, a power of 2',
  exclusive_place: 'A7.2.4: ?? exclusive access is not aligned',
};
const both = Object.entries(REQUESTS).map(
  ([fault, said]) => [fault, ['AW', 'AR'].map((channel) => said.replace('??', channel))] as const,
);

describe('the rules of AXI4, named by sections of Arm IHI 0022H', () => {
  const rules = ['nl_axi4_manager_rules.sv', 'nl_axi4_subordinate_rules.sv'];
  const files = {
    ...Object.fromEntries(rules.map((name) => [name, sources[name]!])),
    'rules_tb.sv': text('axi4/rules_tb.sv'),
  };

  it('tell each violation, and nothing else', async () => {
    const faults = [...Object.entries(FAULTS), ...both];
    const names = faults.map(([fault]) => fault);
    const { steps } = await prove({
      files,
      steps: [
        ['iverilog', '-g2012', '-s', 'rules_tb', '-o', 'bench.vvp', ...Object.keys(files)],
        ...names.map((fault) => ['vvp', '-n', 'bench.vvp', `+fault=${fault}`]),
      ],
    });
    const said = steps.slice(1).map(({ stdout }) => {
      expect(stdout).toMatch(/^END$/m);
      return [...stdout.matchAll(/AXI4 (A[\d.]+: .*)$/gm)].map(([, rule]) => rule!);
    });
    expect(
      Object.fromEntries(names.map((fault, index) => [fault, [...new Set(said[index])].sort()])),
    ).toEqual(Object.fromEntries(faults.map(([fault, wanted]) => [fault, wanted.toSorted()])));
  }, 120_000);
});

const registers = library.find(MONITOR)!.registers!;
const bench = {
  ...sources,
  'nl_axi4_monitor_regs.sv': registerFileText(elaborate(registers).map),
  'apb_driver.sv': text('../../../ip/bench/apb_driver.sv'),
  'nl_axi4_monitor_tb.sv': text('../../../ip/axi4_monitor/bench/nl_axi4_monitor_tb.sv'),
};

it('a monitor counts what its bench counts', async () => {
  expect(await simulate(bench, 'nl_axi4_monitor_tb')).toMatch(/^PASS$/m);
}, 120_000);

const watch = (ID_WIDTH: number) => [{ ip: MONITOR, parameters: { ID_WIDTH } }];
const WATCHED: FabricConfig = {
  ...{ name: 'watched', managers: 2, memories: 2, transactions: 60 },
  ...{ before: [watch(3), watch(3)], behind: [watch(8)] },
};

describe('monitors in a fabric', () => {
  it('change nothing but the time', async () => {
    const benches = [{ label: 'watched', module: 'watched', config: WATCHED }];
    const results = await runFabric(sourcesOf([WATCHED], library), benches, 20_000, 'icarus');
    expect(results.get('watched')).toMatchObject({ errors: 0, done: 1 });
  }, 120_000);

  it('know who asks, and the regions as they pass there', () => {
    const { files } = generate(fabricDocument(WATCHED), library);
    const made = (name: string) => files.find(({ path }) => path.endsWith(`/${name}.sv`))!.text;
    expect(made('watched_before1_0')).toContain('"watched before1_0 cpu1"');
    expect(made('watched_before1_0')).toContain('"ram0 ram1"');
    expect(made('watched_before1_0')).toContain("{64'h10000000, 64'h0}");
    expect(made('watched_behind0_0')).toContain('"watched behind0_0 xbar0.m"');
    expect(made('watched_behind0_0')).toContain('"ram0"');
  });

  it('are clean in Verilator with all warnings, and in Yosys', async () => {
    const own = sourcesOf([WATCHED], library);
    const names = Object.keys(own);
    const { steps } = await prove({
      files: own,
      steps: [
        ['verilator', '--lint-only', '-Wall', '--top-module', 'watched', ...names],
        [
          'yosys',
          '-q',
          '-p',
          `read_verilog -sv ${names.join(' ')}; hierarchy -check -top watched; proc; check -assert`,
        ],
      ],
    });
    for (const { code, stdout, stderr } of steps) expect([code, stdout + stderr]).toEqual([0, '']);
  }, 120_000);
});
