import { addi, branchForm } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import { VALUE } from './directed.ts';
import { LOCKSTEP, UNDER_LATENCY, coreOf } from './fault.ts';
import type { Fault, Sign } from './fault.ts';

const option = 'memory.nextLinePrefetch';
const SHAPE = { size: 512, ways: 2, line: 16 } as const;
const memory = {
  protocol: 'axi4',
  cachedRegion: { base: '0x80000000', size: 0x40_0000 },
  instructionCache: SHAPE,
} as const;
const core = coreOf('micro', { memory: { ...memory, nextLinePrefetch: true } });
const shared = coreOf('micro', {
  memory: {
    ...memory,
    ports: 'shared',
    dataCache: { ...SHAPE, policy: 'write-back' },
    nextLinePrefetch: true,
  },
});

const [COUNT, ADDITIONS, ROUNDS] = [20, 200, 6];
/** Code in sequence that the cache does not hold. */
const SEQUENCE = [
  addi(COUNT, 0, ROUNDS),
  ...Array.from({ length: ADDITIONS }, () => addi(VALUE, VALUE, 1)),
  addi(COUNT, COUNT, -1),
  branchForm(1, COUNT, 0, -4 * (ADDITIONS + 1)),
];
const FASTER: Sign = {
  by: 'speed',
  without: coreOf('micro', { memory }),
  latency: true,
  program: SEQUENCE,
};

const FAILING: Sign = {
  by: 'lockstep',
  run: { fetchErrors: { of1024: 40, base: LAYOUT.ready, end: LAYOUT.codeEnd } },
};

/** Misses that somebody waits for are counted, and no line that came ahead. */
const counting = coreOf('micro', {
  memory: { ...memory, nextLinePrefetch: true },
  auxiliary: { performanceCounters: 1, cycleEvents: true },
});
const COUNTED: Sign = {
  by: 'signal',
  program: SEQUENCE,
  run: {},
  probe: `
  always @(posedge clk) if (rst_n && instruction_miss && !(m_axi_i_arvalid && m_axi_i_araddr[31:2] == u_icache.addr)) $display("FAULT: a miss of nobody");`,
};

const compiled = { simulator: 'verilator' } as const;

export const NEXT_LINE_FAULTS: readonly Fault[] = [
  {
    option,
    wrong: 'no line comes ahead',
    core,
    module: 'icache',
    find: 'assign next_starts = probed &&',
    replace: "assign next_starts = 1'b0 &&",
    sign: FASTER,
    ...compiled,
  },
  {
    option,
    wrong: 'words of the next line are used before they have come',
    core,
    module: 'icache',
    find: 'addr[3:2] < beat_before',
    replace: 'addr[3:2] <= beat_before',
    sign: LOCKSTEP,
    ...compiled,
  },
  {
    option,
    wrong: 'words of the next line are written to the set of another',
    core,
    module: 'icache',
    find: 'state != BEATS ? {next_line[7:4], beat}',
    replace: 'state != BEATS ? {addr[7:4], beat}',
    sign: LOCKSTEP,
    ...compiled,
  },
  {
    option,
    wrong: 'a missing line does not wait for the end of the burst before',
    core,
    module: 'icache',
    find: '!hit && !next_offered && !next_busy',
    replace: '!hit && !next_offered',
    sign: UNDER_LATENCY,
    ...compiled,
  },
  {
    option,
    wrong: 'a next line with an error in its burst is valid',
    core,
    module: 'icache',
    find: 'next_ends && !next_dropped && m_axi_rresp == OKAY',
    replace: 'next_ends',
    sign: FAILING,
    ...compiled,
  },
  {
    option,
    wrong: 'fence.i leaves a line valid that was asked for before it',
    core,
    module: 'icache',
    find: 'next_dropped || flush || (next_arrives',
    replace: 'next_dropped || (next_arrives',
    sign: { by: 'lockstep', run: { latency: true, cycles: 200_000 }, blocks: 600 },
    ...compiled,
  },
  {
    option,
    wrong: 'on one port: data takes the place of a next line that is offered',
    core: shared,
    module: 'axi',
    find: 'from_data = d_axi_arvalid && !fetch_waits',
    replace: 'from_data = d_axi_arvalid',
    sign: UNDER_LATENCY,
    ...compiled,
  },
  {
    option,
    wrong: 'a line that comes ahead counts as a miss',
    core: counting,
    module: 'icache',
    find: 'instruction_miss = state == ADDRESS && m_axi_arready && cached',
    replace: "instruction_miss = m_axi_arvalid && m_axi_arready && m_axi_arlen != 8'd0",
    sign: COUNTED,
    ...compiled,
  },
];
