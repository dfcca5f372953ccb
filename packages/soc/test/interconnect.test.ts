import { createLibrary } from '@netloom/soc';
import { beforeAll, describe, expect, it } from 'vitest';
import { benchRtl } from './bench/config.ts';
import type { BenchConfig, BenchSubordinate } from './bench/config.ts';
import type { Bench } from './bench/harness.ts';
import { runBenches } from './bench/run.ts';
import type { BenchResult } from './bench/run.ts';
import { interconnectEntries } from './ips.ts';

const memory = (name: string, base: bigint, size = 0x1000n): BenchSubordinate => ({
  name,
  bus: 'axi4-lite',
  base,
  size,
});
const peripheral = (name: string, base: bigint): BenchSubordinate => ({
  name,
  bus: 'apb',
  base,
  size: 0x1000n,
});

const ONE: BenchConfig = {
  name: 'one',
  managers: 1,
  subordinates: [memory('ram0', 0n)],
  dataWidth: 32,
  transfers: 400,
};
const WIDE: BenchConfig = {
  name: 'wide',
  managers: 2,
  options: { ARBITRATION: '"fixed"' },
  subordinates: [memory('ram0', 0n), memory('ram1', 0x1000n), memory('ram2', 0x80000000n, 0x10000n)],
  dataWidth: 64,
  transfers: 400,
};
const MIXED: BenchConfig = {
  name: 'mixed',
  managers: 3,
  options: { ARBITRATION: '"weighted"', WEIGHTS: "16'h213" },
  subordinates: [
    memory('ram0', 0n, 0x4000n),
    memory('ram1', 0x20000000n),
    memory('ram2', 0x20001000n),
    peripheral('uart0', 0x80009000n),
    peripheral('gpio0', 0x80005000n),
    peripheral('gpio1', 0x80006000n),
  ],
  dataWidth: 32,
  transfers: 400,
};
const PAIRS: BenchConfig = {
  ...WIDE,
  name: 'pairs',
  fast: true,
  transfers: 1000,
  targets: [0, 2],
  dataWidth: 32,
  options: {},
};
const SHARED: BenchConfig = { ...PAIRS, name: 'shared', managers: 3, targets: [1, 1, 1], transfers: 300 };

/** Everything over one bus: more managers than it serves at a time, and a bridge behind it. */
const BUSED: BenchConfig = { ...MIXED, name: 'bused', options: { TOPOLOGY: '"shared-bus"' } };
const BUSED_WIDE: BenchConfig = {
  ...WIDE,
  name: 'bused_wide',
  options: { TOPOLOGY: '"shared-bus"', ARBITRATION: '"weighted"' },
};

const DUEL: BenchConfig = {
  name: 'duel',
  managers: 2,
  subordinates: [memory('ram0', 0n, 0x4000n), memory('ram1', 0x20000000n)],
  dataWidth: 32,
  transfers: 200,
};

/** Faults that a careless change of the generator could make, as edits of the crossbar's text. */
const MUTANTS: Record<string, [RegExp, string]> = {
  address_twice: [/m_awvalid\[t\] +=.*;/, "m_awvalid[t] = 1'b1;"],
  grant_moves: [/\(write_owner\[t\*NM\+:NM\] != '0\)/, "(1'b0)"],
  address_live: [/aw_addr\[i\*AW\+:AW\] +<= s_awaddr/, "aw_addr[i*AW+:AW] <= 32'h4 ^ s_awaddr"],
  no_decode_error: [/(DECERR +=) 2'b11/, "$1 2'b10"],
  data_overwritten: [/assign s_wready +=.*;/, "assign s_wready = '1;"],
  read_mixed: [/r_data\[i\*DW\+:DW\] +<= m_rdata\[t\*DW\+:DW\]/, 'r_data[i*DW+:DW] <= m_rdata[0+:DW]'],
  mask_short: [/(RAM0_MASK += 32'hFFFF_)C000/, '$1E000'],
  strobe_lost: [/m_wstrb\[t\*SW\+:SW\] +=.*;/, "m_wstrb[t*SW+:SW] = '1;"],
};

/** Each is a design to build: the deep suite tries all. */
const tried = Object.entries(MUTANTS).slice(0, process.env.NETLOOM_DEEP ? undefined : 3);

describe('generated AXI4-Lite crossbar and APB bridge in Verilator', () => {
  let results: Map<string, BenchResult>;
  const result = (label: string) => results.get(label)!;

  beforeAll(async () => {
    const library = createLibrary(interconnectEntries());
    const configs = [ONE, WIDE, MIXED, BUSED, BUSED_WIDE, PAIRS, SHARED, DUEL];
    const rtl = configs.flatMap((config) => benchRtl(config, library));
    const benches: Bench[] = configs.map((config) => ({ label: config.name, module: config.name, config }));
    const duel = rtl.filter(({ path }) => path.includes('gen/duel/'));
    for (const [label, [pattern, replacement]] of tried) {
      const crossbar = duel.find(({ path }) => path.endsWith('duel_xbar0.sv'))!;
      if (!pattern.test(crossbar.text)) throw new Error(`${label} does not change the text`);
      const rename = (text: string) => text.replaceAll(/\bduel(?=\b|_xbar0\b)/g, label);
      for (const file of duel) {
        const text = file === crossbar ? file.text.replace(pattern, replacement) : file.text;
        rtl.push({ path: rename(file.path.split('/').at(-1)!), text: rename(text) });
      }
      benches.push({ label, module: label, config: DUEL });
    }
    results = await runBenches(rtl, benches, 40_000);
  }, 300_000);

  it.each(['one', 'wide', 'mixed', 'bused', 'bused_wide', 'duel'])(
    '%s answers every random transfer as the model does',
    (label) => {
      expect(result(label)).toMatchObject({ errors: 0, done: 1 });
    },
  );

  it('carries one write and one read per two clocks on each of two disjoint pairs at once', () => {
    expect(result('pairs')).toMatchObject({ errors: 0, done: 1 });
    expect(result('pairs').clocks).toBeLessThanOrEqual(2 * PAIRS.transfers + 20);
  });

  it('shares one subordinate evenly among three managers', () => {
    const { errors, done, clocks } = result('shared');
    expect({ errors, done }).toEqual({ errors: 0, done: 1 });
    expect(clocks).toBeLessThanOrEqual(2 * 3 * SHARED.transfers + 20);
  });

  it.each(tried)('notices the fault %s', (label) => {
    const { errors, done } = result(label);
    expect(errors > 0 || done === 0).toBe(true);
  });
});
