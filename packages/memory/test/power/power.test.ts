import { Memory, checkMemory, memoryRegisterFile, readMacros } from '@netloom/memory';
import { describe, expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { SLEEPER } from '../macros.ts';
import { memoryOf, reaches, rtlOf } from '../rtl/prove.ts';
import type { MemoryText } from '../rtl/prove.ts';

const SHAPES: Record<string, MemoryText> = {
  'banks, at once': { depth: 8, width: 5, lowPower: { wake: 0 } },
  'masks under SECDED, after three clocks': {
    ...{ depth: 4, width: 4, maskBits: 2, ecc: 'secded', hold: true, lowPower: { wake: 3 } },
  },
};
const sleeping = (text: MemoryText) => memoryOf({ macros: { fakeram: SLEEPER }, ...text });

describe('a memory whose macros sleep whenever they are told to', () => {
  it.each(Object.entries(SHAPES))(
    'with %s keeps its words, for ever',
    async (_, text) => {
      const memory = sleeping(text);
      expect(await reaches(memory, rtlOf(memory), 'bad')).toBe(false);
      expect(await reaches(memory, rtlOf(memory), 'read')).toBe(true);
    },
    120_000,
  );

  it.each([
    ['a request is taken asleep', 'banks, at once', 'assign a_ready = awake', "assign a_ready = 1'b1"],
    ['the pin is held low', 'banks, at once', /assign awake = !\(sleep\)/, "assign awake = 1'b1"],
    [
      'sleep comes before the word is written back',
      'masks under SECDED, after three clocks',
      'assign m_sleep = sleep && !a_merging',
      'assign m_sleep = sleep',
    ],
    ['it wakes a clock early', 'masks under SECDED, after three clocks', "waking <= 2'd3", "waking <= 2'd2"],
  ] as const)(
    'is told wrong where %s',
    async (_, shape, from, to) => {
      const memory = sleeping(SHAPES[shape]!);
      const rtl = rtlOf(memory);
      const mutant = rtl.replace(from, to);
      expect(mutant).not.toBe(rtl);
      expect(await reaches(memory, mutant, 'bad')).toBe(true);
    },
    60_000,
  );
});

const ALL = {
  ...SLEEPER,
  power: {
    sleep: { pin: 'sleep' },
    shutdown: { pin: 'pd', active: 'low' as const },
    retention: { pin: 'ret' },
  },
};

const BENCH = `module bench;
  logic clk = 0, rst_n = 0, a_en = 0, a_we = 0, sleep = 0, shutdown = 0, retain = 0;
  logic [4:0] a_mask = 0;
  logic [2:0] a_addr = 0; logic [4:0] a_wdata = 0;
  wire [4:0] a_rdata; wire a_ready, a_rvalid, awake;
  always #5 clk = !clk;
  ram dut (.*);
  task access(input logic we, input logic [2:0] at, input logic [4:0] mask, data);
    a_en = 1; a_we = we; a_addr = at; a_wdata = data; a_mask = mask;
    @(negedge clk); while (!a_ready) @(negedge clk);
    @(posedge clk); #1 a_en = 0;
  endtask
  initial begin
    repeat (3) @(posedge clk);
    #1 rst_n = 1;
    access(1, 3, 5'h1f, 5'h15); access(1, 4, 5'h1f, 5'h0a);
    sleep = 1; repeat (3) @(posedge clk); #1 sleep = 0;
    retain = 1; repeat (3) @(posedge clk); #1 retain = 0;
    access(0, 3, 0, 0); $display("kept %b", a_rdata);
    shutdown = 1; repeat (2) @(posedge clk); #1;
    $display("awake %b ready %b", awake, a_ready);
    shutdown = 0; @(posedge clk); #1;
    access(0, 3, 0, 0); $display("lost %b", a_rdata);
    access(1, 4, 5'h03, 5'h1f);
    access(0, 4, 0, 0); $display("partly %b", a_rdata);
    $finish;
  end
endmodule
`;

describe('the pins of macros', () => {
  it('keep or lose the words of the model as they say', async () => {
    const memory = memoryOf({ depth: 6, width: 5, maskBits: 1, macros: { fakeram: ALL }, lowPower: {} });
    const { steps } = await prove({
      files: { 'ram.sv': rtlOf(memory), 'bench.sv': BENCH },
      steps: [
        ['verilator', '--lint-only', '-Wall', '-Wno-DECLFILENAME', '--top-module', 'ram', 'ram.sv'],
        ['iverilog', '-g2012', '-s', 'bench', '-o', 'bench.vvp', 'ram.sv', 'bench.sv'],
        ['vvp', '-n', 'bench.vvp'],
      ],
    });
    expect(steps[0]!.stdout + steps[0]!.stderr).toBe('');
    expect(steps[2]!.stdout.trim().split('\n')).toEqual([
      'kept 10101',
      'awake 0 ready 0',
      'lost xxxxx',
      'partly xxx11',
    ]);
  });

  it('are at their level outside, and held inactive where they are not brought out', () => {
    const pins = (lowPower: object) => {
      const rtl = rtlOf(memoryOf({ depth: 6, width: 5, macros: { fakeram: ALL }, ...lowPower }));
      return ['sleep', 'pd', 'ret'].map((pin) =>
        new RegExp(`\\.${pin} *\\(([^)]*)\\)`).exec(rtl.slice(rtl.indexOf('u_macro')))![1]!.trim(),
      );
    };
    expect(pins({})).toEqual(["1'b0", "1'b1", "1'b0"]);
    expect(pins({ lowPower: {} })).toEqual(['sleep', '!shutdown', 'retain']);
  });

  it('of a library are known by their names', async () => {
    const verilog = `module m (input clk, input ce, input we, input [2:0] a, input [3:0] d, output reg [3:0] q, input SLP, input pd_n, input RET1N);
  reg [3:0] mem [0:7];
  always @(posedge clk) if (ce) begin if (we) mem[a] <= d; else q <= mem[a]; end
endmodule`;
    const { macros } = await readMacros([{ path: 'm.v', text: verilog }]);
    expect(macros[0]!.macro!.power).toEqual({
      sleep: { pin: 'SLP', active: 'high' },
      shutdown: { pin: 'pd_n', active: 'low' },
    });
    // What is called otherwise is held low, which is said.
    expect(macros[0]!.macro!.ties).toEqual({ RET1N: 0 });
    expect(macros[0]!.problems.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['MEM-LIB-POWER/sleep', 'MEM-LIB-POWER/shutdown', 'MEM-LIB-TIED']),
    );
  });

  it('that no macro has cannot be brought out', () =>
    expect(checkMemory(Memory.parse({ ...memoryOf({ depth: 8, width: 4 }), lowPower: {} }))).toMatchObject([
      { code: 'MEM-POWER-NONE', place: { pointer: '/lowPower' } },
    ]));
});

const TESTED = memoryOf({
  ...{ depth: 6, width: 5, macros: { fakeram: SLEEPER }, lowPower: { wake: 5 } },
  ...{ registers: true, bist: { backgrounds: 'solid' } },
});

it('a self-test that is started asleep runs when the macros are awake, and is not over before', async () => {
  const bench = `module bench;
  logic clk = 0, rst_n = 0, sleep = 1;
  always #5 clk = !clk;
  wire awake, a_ready, a_rvalid; wire [4:0] a_rdata;
  logic [7:0] paddr = 8'h40; logic psel = 0, penable = 0, pwrite = 0; logic [31:0] pwdata = 0; wire [31:0] prdata;
  wire pready, pslverr;
  ram dut (.clk(clk), .rst_n(rst_n), .a_en(1'b0), .a_we(1'b0), .a_addr(3'd0), .a_wdata(5'd0), .a_ready(a_ready),
    .a_rvalid(a_rvalid), .a_rdata(a_rdata), .sleep(sleep), .awake(awake), .s_ctl_paddr(paddr), .s_ctl_psel(psel),
    .s_ctl_penable(penable), .s_ctl_pwrite(pwrite), .s_ctl_pwdata(pwdata), .s_ctl_pstrb(4'hf), .s_ctl_prdata(prdata),
    .s_ctl_pready(pready), .s_ctl_pslverr(pslverr));
  task transfer(input logic write, input logic [31:0] data, output logic [31:0] got);
    psel = 1; pwrite = write; pwdata = data; @(posedge clk); #1 penable = 1;
    @(negedge clk); got = prdata; @(posedge clk); #1 psel = 0; penable = 0;
  endtask
  logic [31:0] got;
  initial begin
    repeat (3) @(posedge clk);
    #1 rst_n = 1;
    transfer(1, 1, got); transfer(0, 0, got); $display("asleep %0d", got[3:0]);
    repeat (200) @(posedge clk);
    transfer(0, 0, got); $display("still %0d", got[3:0]);
    #1 sleep = 0;
    repeat (100) @(posedge clk);
    transfer(0, 0, got); $display("done %0d", got[3:0]);
    $finish;
  end
endmodule
`;
  const { steps } = await prove({
    files: { 'ram.sv': rtlOf(TESTED), 'regs.sv': memoryRegisterFile(TESTED), 'bench.sv': bench },
    steps: [
      ['iverilog', '-g2012', '-s', 'bench', '-o', 'bench.vvp', 'ram.sv', 'regs.sv', 'bench.sv'],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  // Bit 1 is running, bit 2 done, bit 3 failed.
  expect(steps[1]!.stdout.trim().split('\n')).toEqual(['asleep 2', 'still 2', 'done 4']);
});
