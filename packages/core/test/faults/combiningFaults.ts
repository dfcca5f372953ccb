import { FENCE, NOP, addi, branchForm, lui, lw, registerForm, storeForm } from '../../src/program/encode.ts';
import { LAYOUT } from '../../src/program/index.ts';
import { OTHER, POINTER, VALUE } from './directed.ts';
import { coreOf } from './fault.ts';
import type { Fault, Sign } from './fault.ts';

const core = coreOf('standard', { advanced: { writeCombining: true } });
/** Random programs store nothing here, and these neither. */
const idempotentRegion = { base: '0x80100000', size: 0x1_0000 };
const elsewhere = coreOf('standard', { advanced: { writeCombining: true }, memory: { idempotentRegion } });
const caching = coreOf('fast', { advanced: { writeCombining: true } });

const [COUNT, SUM, FIRST, ROUNDS] = [20, 21, 10, 100];
/** Registers from the first on hold 1 to 4, each a byte of the word. */
const sb = (lane: number) => storeForm(0, FIRST + lane, POINTER, lane);
const add = (rd: number, rs1: number, rs2: number) => registerForm(0x33, 0, 0, rd, rs1, rs2);

/** Goes on by 32 bytes from round to round. */
const rounds = (...body: number[]) => [
  lui(POINTER, LAYOUT.data >>> 12),
  addi(COUNT, 0, ROUNDS),
  addi(SUM, 0, 0),
  ...[0, 1, 2, 3].map((lane) => addi(FIRST + lane, 0, lane + 1)),
  ...body,
  addi(POINTER, POINTER, 32),
  addi(COUNT, COUNT, -1),
  branchForm(1, COUNT, 0, -4 * (body.length + 2)),
  addi(VALUE, SUM, 0),
];

const BYTES = [sb(0), sb(1), sb(2), sb(3)];
const SUMMED = [lw(OTHER, POINTER, 0), add(SUM, SUM, OTHER)];
const pause = (cycles: number) => Array.from({ length: cycles }, () => NOP);

/** What the words are that the bytes make, all together. */
const WORDS: Omit<Extract<Sign, { by: 'result' }>, 'program'> = {
  by: 'result',
  expected: ROUNDS * 0x0403_0201,
  latency: true,
};

/** Of the bytes of a word the second and the third are written together, or all but the first. */
const written = (program: readonly number[]): Sign => ({
  by: 'signal',
  program,
  run: { latency: true },
  probe: `
  always @(posedge clk)
    if (rst_n && m_axil_d_wvalid && m_axil_d_wstrb[2:1] == 2'b11 && m_axil_d_wstrb != 4'b1111) $display("FAULT: written together");`,
});

export const COMBINING_FAULTS: readonly Fault[] = [
  {
    option: 'advanced.writeCombining',
    wrong: 'no store is written with another',
    core,
    module: 'store_buffer',
    find: 'assign combine = full',
    replace: "assign combine = 1'b0",
    sign: { by: 'speed', without: coreOf('standard'), latency: true, program: rounds(...BYTES) },
  },
  {
    option: 'advanced.writeCombining',
    wrong: 'a store is added to a request that the bus has seen',
    core,
    module: 'store_buffer',
    find: 'full && busy && in_memory',
    replace: 'full && in_memory',
    sign: { ...WORDS, program: rounds(...BYTES, ...SUMMED) },
  },
  {
    option: 'advanced.writeCombining',
    wrong: 'a store is added to a request that the cache takes with its answer',
    core: caching,
    module: 'store_buffer',
    find: 'busy && !dbus_hit && in_memory',
    replace: 'busy && in_memory',
    sign: { ...WORDS, program: rounds(sb(0), sb(1), ...pause(10), sb(2), ...pause(3), sb(3), ...SUMMED) },
  },
  {
    option: 'advanced.writeCombining',
    wrong: 'a store behind a fence is written with one before it',
    core,
    module: 'pipeline',
    find: '!(ex_fence && !lsu_idle)',
    replace: "1'b1",
    sign: written(rounds(sb(0), sb(1), FENCE, sb(2), FENCE)),
  },
  {
    option: 'advanced.writeCombining',
    wrong: 'stores to a device are written together',
    core: elsewhere,
    module: 'store_buffer',
    find: "in_memory = addr[31:16] == 16'h8010",
    replace: "in_memory = 1'b1",
    sign: written(rounds(...BYTES)),
  },
  {
    option: 'advanced.writeCombining',
    wrong: 'a byte that is written with others is that of the last store',
    core,
    module: 'store_buffer',
    find: 'take && access_be[lane]',
    replace: 'take',
    sign: { ...WORDS, program: rounds(...BYTES, ...SUMMED) },
  },
];
