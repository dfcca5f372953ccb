import { expect, test } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { counter } from '../../src/rtl/csr/counter.ts';
import { csr } from '../../src/rtl/csr/csr.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { simulate } from './icarus.ts';

/** Inputs of one clock cycle, by name of the port; what is not named is 0, and levels stay in `lines`. */
type Inputs = Readonly<Record<string, number>>;
/** Outputs that are looked at within the cycle, in hexadecimal without leading zeros. */
type Outputs = Readonly<Record<string, string>>;

const [WRITE, SET, CLEAR] = [1, 2, 3];
const MSTATUS = 0x300;
const MIE = 0x304;
const MTVEC = 0x305;
const MEPC = 0x341;
const MCAUSE = 0x342;
const MTVAL = 0x343;
const MIP = 0x344;

interface Cycle {
  inputs: Inputs;
  outputs: Outputs;
}

/** An instruction on a CSR; `old` is what it reads. */
const instruction = (op: number, address: number, wdata: number, old?: string): Cycle => ({
  inputs: { access: 1, op, write: 1, address, wdata },
  outputs: { illegal: '0', ...(old !== undefined && { rdata: old }) },
});
const write = (address: number, value: number, old?: string) => instruction(WRITE, address, value, old);
const read = (address: number, value: string, lines: Inputs = {}): Cycle => ({
  inputs: { ...lines, access: 1, op: SET, write: 0, address },
  outputs: { illegal: '0', rdata: value },
});
const illegal = (address: number, inputs: Inputs = { op: SET }): Cycle => ({
  inputs: { address, ...inputs },
  outputs: { illegal: '1' },
});
const cycle = (inputs: Inputs, outputs: Outputs = {}): Cycle => ({ inputs, outputs });
const exception = (cause: number, pc: number, value: number, outputs: Outputs = {}): Cycle =>
  cycle({ trap: 1, trap_cause: cause, trap_pc: pc, trap_value: value }, outputs);

const hex = (value: number) => `'h${value.toString(16)}`;

function bench(options: CoreOptions, cycles: Cycle[]): string {
  const ports = csr.ports(options);
  const names = ports.map(({ name }) => name);
  const inputs = ports
    .filter(({ direction, name }) => direction === 'input' && name !== 'clk' && name !== 'rst_n')
    .map(({ name }) => name);
  const step = ({ inputs: given, outputs }: Cycle, number: number) => {
    const assignments = inputs.map((name) => `${name} = ${hex(given[name] ?? 0)};`).join(' ');
    const checks = Object.entries(outputs).map(
      ([name, value]) =>
        `if (${name} !== 'h${value}) $display("cycle ${number}: ${name} %h, not ${value}", ${name});`,
    );
    return `${assignments}\n#4 ${checks.join('\n')}\n#1 clk = 1; #5 clk = 0;`;
  };
  return `module bench;
    ${ports.map(({ packed, name }) => `logic ${packed} ${name};`).join('\n')}
    ${options.name}_csr #(.HART_ID(32'd7)) dut (${names.map((name) => `.${name}`).join(', ')});
    initial begin
      clk = 0; rst_n = 0;
      ${inputs.map((name) => `${name} = 0;`).join(' ')}
      repeat (2) begin #5 clk = 1; #5 clk = 0; end
      rst_n = 1;
      ${cycles.map(step).join('\n')}
      $display("PASS");
      $finish;
    end
  endmodule`;
}

const run = (options: CoreOptions, cycles: Cycle[]) =>
  simulate([moduleText(options, counter), moduleText(options, csr), bench(options, cycles)]);

const { micro } = PRESETS;

test('registers take what instructions write (Privileged 1.12, 2.1, 3.1)', async () => {
  const cycles = [
    read(0xf14, '7'),
    // misa: RV32IMC
    read(0x301, '40001104'),
    read(MSTATUS, '1800'),
    write(0x340, 0xf0f0_1234, '0'),
    instruction(SET, 0x340, 0x0f00_0001, 'f0f01234'),
    instruction(CLEAR, 0x340, 0xf000_0030, 'fff01235'),
    read(0x340, 'ff01205'),
    // Fields that are not there stay 0: SIE and the like, MPP other than machine mode, bit 1 of mtvec, bit 0 of mepc.
    write(MSTATUS, 0xffff_ffff),
    read(MSTATUS, '1888'),
    write(MTVEC, 0xffff_ffff),
    read(MTVEC, 'fffffffd'),
    write(MEPC, 0xffff_ffff),
    read(MEPC, 'fffffffe'),
    write(MCAUSE, 0xffff_ffff),
    read(MCAUSE, '8000001f'),
    write(MIE, 0xffff_ffff),
    read(MIE, '888'),
    // Lines are not written.
    write(MIP, 0xffff_ffff),
    read(MIP, '0'),
    // Constants may be written to no effect; read-only addresses may not.
    write(0x301, 0),
    read(0x301, '40001104'),
    illegal(0xf11, { op: WRITE, write: 1 }),
    illegal(0xc00, { op: SET, write: 1 }),
    // No supervisor, no debug mode, no PMP; no mcounteren without user mode.
    ...[0x100, 0x306, 0x30a, 0x3a0, 0x7a0, 0x7b0, 0x302, 0xb01, 0x321, 0xc03].map((address) =>
      illegal(address),
    ),
    read(0xb1f, '0'),
    read(0xb9f, '0'),
    read(0x33f, '0'),
  ];
  expect(await run(micro, cycles)).toBe('PASS');
});

test('traps and mret (Privileged 1.12, 3.1.6.1, 3.1.7, 3.1.14 to 3.1.16, 3.3.2)', async () => {
  const cycles = [
    write(MTVEC, 0x101),
    write(MSTATUS, 0x8),
    exception(2, 0x1002, 0xdead_beef, { trap_vector: '100' }),
    read(MSTATUS, '1880'),
    read(MEPC, '1002'),
    read(MCAUSE, '2'),
    read(MTVAL, 'deadbeef'),
    cycle({ mret: 1 }, { epc: '1002' }),
    read(MSTATUS, '1888'),
    // Only interrupts have vectors of their own.
    cycle({ trap: 1, trap_interrupt: 1, trap_cause: 11, trap_pc: 0x44 }, { trap_vector: '12c' }),
    read(MCAUSE, '8000000b'),
    read(MEPC, '44'),
    read(MTVAL, '0'),
    write(MTVEC, 0x200),
    cycle({ trap: 1, trap_interrupt: 1, trap_cause: 7 }, { trap_vector: '200' }),
    // Two traps: MPIE keeps 0.
    read(MSTATUS, '1800'),
    cycle({ mret: 1 }),
    read(MSTATUS, '1880'),
  ];
  expect(await run(micro, cycles)).toBe('PASS');
});

test('interrupts: lines, enables, priority external, software, timer (Privileged 1.12, 3.1.9)', async () => {
  const all = { irq_software: 1, irq_timer: 1, irq_external: 1 };
  const cycles = [
    cycle(all, { interrupt: '0', wake: '0' }),
    read(MIP, '888', all),
    write(MIE, 0x80),
    cycle({ irq_timer: 1 }, { interrupt: '0', wake: '1', interrupt_cause: '7' }),
    cycle({ irq_software: 1 }, { wake: '0' }),
    write(MSTATUS, 8),
    cycle({ irq_timer: 1 }, { interrupt: '1', interrupt_cause: '7' }),
    write(MIE, 0x888),
    cycle({ irq_timer: 1, irq_software: 1 }, { interrupt: '1', interrupt_cause: '3' }),
    cycle(all, { interrupt: '1', interrupt_cause: 'b' }),
    exception(11, 0, 0),
    cycle(all, { interrupt: '0', wake: '1' }),
  ];
  expect(await run(micro, cycles)).toBe('PASS');
});

test('a late store error stays pending until it is cleared', async () => {
  const options = { ...micro, advanced: { ...micro.advanced, storeBuffer: true } };
  const cycles = [
    write(MIE, 0x1_0000),
    write(MSTATUS, 8),
    cycle({ store_error: 1 }),
    cycle({}, { interrupt: '1', interrupt_cause: '10' }),
    read(MIP, '10000'),
    instruction(CLEAR, MIP, 0x1_0000, '10000'),
    cycle({}, { interrupt: '0' }),
    read(MIP, '0'),
  ];
  expect(await run(options, cycles)).toBe('PASS');
});

test('user mode: what it may touch, MPP, MPRV, TW, interrupts (Privileged 1.12, 2.1, 3.1.6)', async () => {
  const options = { ...micro, base: { ...micro.base, userMode: true } };
  const cycles = [
    read(0x301, '40101104'),
    read(MSTATUS, '0'),
    // MPP of 1 and 2 is none of the modes there are.
    write(MSTATUS, 0x1800),
    write(MSTATUS, 0x800),
    read(MSTATUS, '1800'),
    write(MSTATUS, 0x2_2000 | 0x20_0000),
    read(MSTATUS, '220000'),
    cycle({}, { mstatus_tw: '1', user_mode: '0' }),
    write(MIE, 0x8),
    write(0x306, 1),
    cycle({ mret: 1 }),
    // In user mode an enabled interrupt is always let through.
    cycle({ irq_software: 1 }, { user_mode: '1', interrupt: '1' }),
    illegal(MSTATUS),
    illegal(0xb00),
    illegal(0xc02),
    cycle({ op: SET, address: 0xc00 }, { illegal: '0' }),
    exception(8, 0x80, 0),
    cycle({}, { user_mode: '0' }),
    // MPRV fell with the way to user mode, MPP shows where the trap came from, MPIE that interrupts were off.
    read(MSTATUS, '200000'),
    exception(2, 0x90, 0),
    read(MSTATUS, '201800'),
  ];
  expect(await run(options, cycles)).toBe('PASS');
});

test('menvcfg: CBIE, of which 2 is reserved, and CBCFE (Cache Management Operations 1.0, 2.4)', async () => {
  const options = { ...micro, base: { ...micro.base, userMode: true, zicbom: true } };
  const cycles = [
    read(0x30a, '0'),
    write(0x30a, 0xffff_ffff),
    read(0x30a, '70'),
    cycle({}, { menvcfg_cbie: '3', menvcfg_cbcfe: '1' }),
    write(0x30a, 0x20),
    read(0x30a, '0'),
    write(0x30a, 0x10),
    read(0x30a, '10'),
    write(0x31a, 0xffff_ffff),
    read(0x31a, '0'),
    cycle({ mret: 1 }),
    illegal(0x30a),
  ];
  expect(await run(options, cycles)).toBe('PASS');
});

test('counters: cycles, instructions, time, events; inhibited, written, carried over (Privileged 1.12, 3.1.10 to 3.1.12)', async () => {
  const options = { ...micro, auxiliary: { ...micro.auxiliary, performanceCounters: 2 } };
  const cycles = [
    write(0x320, 0xffff_ffff),
    read(0x320, '1d'),
    write(0xb00, 0xffff_fffe),
    write(0xb80, 0x5),
    write(0xb02, 0),
    // Everything starts after the cycle of this write: cycle n + 1 reads n more.
    write(0x320, 0),
    read(0xb00, 'fffffffe'),
    read(0xc00, 'ffffffff'),
    read(0xc80, '6'),
    cycle({ retire: 1 }),
    cycle({ retire: 1 }),
    read(0xb02, '2'),
    // The instruction that writes counts itself no more.
    { inputs: { access: 1, op: WRITE, write: 1, address: 0xb02, wdata: 9, retire: 1 }, outputs: {} },
    read(0xc02, '9'),
    // Nor does it count while it writes the other half.
    write(0xb02, 0xffff_ffff),
    { inputs: { access: 1, op: WRITE, write: 1, address: 0xb82, wdata: 3, retire: 1 }, outputs: {} },
    read(0xb02, 'ffffffff'),
    read(0xb82, '3'),
    // Event 4 is a store, 1 a branch, 9 nothing.
    write(0x323, 4),
    write(0x324, 0xffff_fff1),
    read(0x324, '1'),
    cycle({ event_store: 1 }),
    cycle({ event_store: 1, event_branch: 1 }),
    cycle({ event_load: 1, event_jump: 1 }),
    read(0xb03, '2'),
    read(0xc04, '1'),
    write(0x323, 9),
    cycle({ event_store: 1, event_jump: 1 }),
    read(0xb03, '2'),
    illegal(0xc05),
    read(0xb05, '0'),
    read(0xc01, '89abcdef', { mtime: 0x89ab_cdef }),
    read(0xc81, '0', { mtime: 0x89ab_cdef }),
  ];
  expect(await run(options, cycles)).toBe('PASS');
});

test('without Zicntr there is no time, and counters of machine mode read 0', async () => {
  const options = { ...micro, base: { ...micro.base, zicntr: false } };
  const cycles = [
    illegal(0xc00),
    illegal(0xc01),
    read(0xb00, '0'),
    write(0xb02, 5),
    read(0xb02, '0'),
    read(0x320, '0'),
  ];
  expect(await run(options, cycles)).toBe('PASS');
});
