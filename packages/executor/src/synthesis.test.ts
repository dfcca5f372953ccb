import { execFile } from 'node:child_process';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SynthesisReport } from '@netloom/model';
import { SYNTHESIS_FILES, planSynthesis } from '@netloom/tools';
import type { SynthesisOptions } from '@netloom/tools';
import { executor, LIMITS, newRun, outcome, removeFolders, runToEnd } from '../test/testing.ts';
import type { Outcome } from '../test/testing.ts';
import { runFolder } from './runFolder.ts';

const LIBERTY = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
const TOOLS = dirname(fileURLToPath(import.meta.resolve('@netloom/tools')));

/** 2,048 bits behind a registered read, 8 bits likewise, and a module of two flip-flops with a constant output. */
const DESIGN = `module sub(input logic clk, input logic [1:0] d, output logic [1:0] q, output logic [2:0] one);
  assign one = 3'd5;
  always_ff @(posedge clk) q <= d;
endmodule
module top #(parameter W = 4) (
    input logic clk, we, re, input logic [5:0] wa, ra, input logic [W-1:0] d,
    output logic [W-1:0] q, output logic [1:0] s, output logic [2:0] one
);
  logic [W-1:0] big [0:63];
  logic [1:0] small_ [0:3], t;
  always_ff @(posedge clk) begin
    if (we) big[wa] <= d;
    if (re) q <= big[ra];
    if (we) small_[wa[1:0]] <= d[1:0];
    t <= small_[ra[1:0]];
  end
  sub u (.clk, .d(t), .q(s), .one);
endmodule
`;

function plan(options: Partial<SynthesisOptions>) {
  return planSynthesis({
    title: 'test',
    top: 'top',
    sources: ['top.sv'],
    parameters: { W: '32' },
    flatten: false,
    technology: { target: 'generic' },
    programs: { node: process.execPath, tools: TOOLS },
    limits: { ...LIMITS, seconds: 300, memoryMegabytes: 4096, processes: 256 },
    ...options,
  });
}

const metricsOf = ({ events }: Outcome) =>
  Object.fromEntries(events.flatMap((event) => (event.type === 'metric' ? [[event.name, event.value]] : [])));

afterAll(removeFolders);

describe('to a cell library', () => {
  let end: Outcome;
  let work = '';
  let report: SynthesisReport;
  const out = (path: string) => readFile(join(work, path), 'utf8');

  beforeAll(async () => {
    const folder = await newRun(plan({ technology: { target: 'liberty', liberty: 'liberty.lib' } }), {
      'top.sv': DESIGN,
    });
    work = runFolder(folder).work;
    await copyFile(LIBERTY, join(work, 'liberty.lib'));
    const local = await executor();
    await local.submit(folder);
    end = await outcome(local, folder);
    expect(end).toMatchObject({ verdict: 'passed', diagnostics: [] });
    report = SynthesisReport.parse(JSON.parse(await out(SYNTHESIS_FILES.report)));
  });

  test('the large memory is a macro named after its shape, the small one is flip-flops', () => {
    expect(report.memories.toSorted((a, b) => b.words - a.words)).toMatchObject([
      { module: 'top', name: 'big', words: 64, width: 32, macro: 'mem_64x32_1r1w' },
      { module: 'top', name: 'small_', words: 4, width: 2, macro: null },
    ]);
    // 4 x 2 bits, the 2 of its read register, and 2 of `sub`; the macro has the read register of the large one.
    expect(metricsOf(end)).toMatchObject({ 'flip-flops': 8 + 2 + 2, memories: 2, 'memory-macros': 1 });
  });

  test('areas are those of the library file and those that Yosys adds up', async () => {
    const library = await readFile(LIBERTY, 'utf8');
    const areas = new Map(
      [...library.matchAll(/^cell \((\w+)\) \{\s*area : ([\d.]+);/gm)].map(([, name, area]) => [
        name,
        Number(area),
      ]),
    );
    const sub = report.modules.find(({ name }) => name === 'sub')!;
    const byHand = Object.entries(sub.cells).reduce(
      (sum, [cell, count]) => sum + count * areas.get(cell)!,
      0,
    );
    expect(sub.area).toBe(byHand);
    const printed = /Chip area for top module '\\top': ([\d.]+)/.exec(
      await out(SYNTHESIS_FILES.statistics),
    )![1];
    expect(metricsOf(end).area).toBe(Number(printed));
    // 2,048 bits and 32 lines of 64 bits' worth, a twentieth of a flip-flop's 96 each, half as much again for a second port.
    const macro = ((2048 + 32 * 64) / 20) * 96 * 1.5;
    expect(await out(SYNTHESIS_FILES.memories)).toContain(`area : ${macro.toFixed(1)};`);
  });

  test('each number names the line of the log that says it', () => {
    for (const event of end.events) {
      if (event.type !== 'metric' || event.offset === undefined) continue;
      const line = end.log.subarray(event.offset).toString().split('\n')[0];
      expect(line).toBe(`  ${event.name}: ${event.value}`);
    }
  });

  test('OpenSTA links the hierarchical netlist and times through the macro', async () => {
    const script = [
      'read_liberty liberty.lib',
      `read_liberty ${SYNTHESIS_FILES.memories}`,
      `read_verilog ${SYNTHESIS_FILES.netlist}`,
      'link_design top',
      'create_clock -name clk -period 10 [get_ports clk]',
      'set_output_delay 0 -clock clk [all_outputs]',
      'report_checks -from [get_pins big/R0_CLK] -digits 3',
      'report_checks -to [get_pins u/*/D] -digits 3',
    ];
    await writeFile(join(work, 'sta.tcl'), script.join('\n'));
    const { stdout, stderr } = await promisify(execFile)('sta', ['-no_splash', '-exit', 'sta.tcl'], {
      cwd: work,
    });
    expect(stdout + stderr).not.toMatch(/Error|Warning|No paths/);
    // Four clock-to-output delays of the flip-flop (median 0.268294 ns) and half a one for each of 6 address bits.
    expect(stdout).toMatch(/1\.878 +1\.878 . big\/R0_DATA\[\d+\] \(mem_64x32_1r1w\)/);
  });
});

test('to iCE40: block RAM for the large memory, and cells as Yosys counts them', async () => {
  const end = await runToEnd(plan({ technology: { target: 'ice40' } }), { 'top.sv': DESIGN });
  expect(end).toMatchObject({ verdict: 'passed', diagnostics: [] });
  const log = end.log.toString();
  const counts = (type: string) =>
    [
      ...log
        .slice(log.lastIndexOf('=== design hierarchy ==='))
        .matchAll(new RegExp(`^ +${type} +(\\d+)$`, 'gm')),
    ]
      .map(([, count]) => Number(count))
      .reduce((sum, count) => sum + count, 0);
  expect(counts('SB_RAM40_4K')).toBe(2);
  expect(metricsOf(end)).toMatchObject({
    luts: counts('SB_LUT4'),
    'flip-flops': counts('SB_DFF\\w*'),
    'memory-macros': 1,
  });
});

test('what the installed Yosys does not read leads to the WebAssembly build, which does', async () => {
  const sources = {
    'top.sv': 'module top(input [3:0][7:0] x, output [7:0] y); assign y = x[2]; endmodule\n',
  };
  const native = await runToEnd(plan({ parameters: {} }), sources);
  expect(native.verdict).toBe('failed');
  expect(native.diagnostics).toMatchObject([
    { severity: 'error', place: { file: 'top.sv', line: 1 } },
    { code: 'yosys-newer-syntax' },
  ]);
  const bundle = fileURLToPath(import.meta.resolve('@yowasp/yosys'));
  const programs = { node: process.execPath, tools: TOOLS, yowasp: dirname(dirname(bundle)) };
  const newer = await runToEnd(plan({ parameters: {}, programs }), sources);
  expect(newer).toMatchObject({ verdict: 'passed', diagnostics: [] });
  expect(metricsOf(newer)).toMatchObject({ cells: 0, 'flip-flops': 0 });
});

/** Imports, jumps, sets, patterns and unpacked ports, around a memory of 2048 bits and two registers of 4 bits. */
const MODERN = `package sizes;
  localparam int WORDS = 256;
  typedef logic [7:0] word_t;
  function automatic logic odd(input word_t w);
    return ^w;
  endfunction
endpackage
module stage import sizes::*; #(parameter int W = 4) (input logic clk, input logic [W-1:0] d [2], output logic [W-1:0] q);
  always_ff @(posedge clk) q <= d[0] & d[1];
endmodule
module top import sizes::*; (
    input logic clk, we, input logic [7:0] at, input word_t in, output word_t out, output logic [3:0] q, output logic hit, o
);
  word_t words [WORDS];
  logic [3:0] pair [2], mid;
  assign pair = '{in[3:0], in[7:4]};
  assign hit = at inside {8'd3, [8'd16:8'd31]};
  assign o = odd(in);
  stage first (.clk, .d(pair), .q(mid));
  stage second (.clk, .d('{mid, mid}), .q);
  always_ff @(posedge clk) begin
    if (we) words[at] <= in;
    out <= words[at];
  end
endmodule
`;

test('SystemVerilog that Yosys does not read by itself is read whole, with its hierarchy and memories', async () => {
  const bundle = fileURLToPath(import.meta.resolve('@yowasp/yosys'));
  const programs = { node: process.execPath, tools: TOOLS, yowasp: dirname(dirname(bundle)) };
  for (const mapsNatively of [false, true]) {
    const options = { parameters: {}, programs: { ...programs, mapsNatively }, slang: 'whole' } as const;
    const end = await runToEnd(plan(options), { 'top.sv': MODERN });
    expect(end).toMatchObject({ verdict: 'passed', diagnostics: [] });
    // Twice the 4 of a stage; the register behind the memory is the macro's.
    expect(metricsOf(end)).toMatchObject({ 'memory-macros': 1, 'flip-flops': 8 });
  }
});

test('what slang read is mapped to iCE40 by the installed Yosys as by its own', async () => {
  const bundle = fileURLToPath(import.meta.resolve('@yowasp/yosys'));
  const programs = { node: process.execPath, tools: TOOLS, yowasp: dirname(dirname(bundle)) };
  const mapped = async (mapsNatively: boolean) => {
    const technology = { target: 'ice40' } as const;
    const options = { parameters: {}, programs: { ...programs, mapsNatively }, technology } as const;
    const end = await runToEnd(plan({ ...options, slang: 'whole' }), { 'top.sv': MODERN });
    expect(end).toMatchObject({ verdict: 'passed', diagnostics: [] });
    return metricsOf(end);
  };
  const native = await mapped(true);
  expect(native['memory-macros']).toBe(1);
  expect(native['flip-flops']).toBe((await mapped(false))['flip-flops']);
});

test('memories without their contents, and of many files, are read too, which is said', async () => {
  const bundle = fileURLToPath(import.meta.resolve('@yowasp/yosys'));
  const programs = { node: process.execPath, tools: TOOLS, yowasp: dirname(dirname(bundle)) };
  const filled = MODERN.replace('  assign hit', '  initial $readmemh("words.hex", words);\n  assign hit');
  const others = Object.fromEntries(
    [1, 2, 3, 4].map((n) => [`other${n}.sv`, `module other${n}; endmodule\n`]),
  );
  const files = { ...others, 'top.sv': filled };
  const options = {
    parameters: {},
    programs,
    slang: 'without-contents',
    sources: Object.keys(files),
  } as const;
  const end = await runToEnd(plan({ ...options, sources: [...options.sources] }), files);
  expect(end).toMatchObject({ verdict: 'passed', diagnostics: [{ code: 'yosys-no-contents' }] });
  expect(metricsOf(end)).toMatchObject({ 'memory-macros': 1, 'flip-flops': 8 });
});

test('what slang finds wrong is told at its place', async () => {
  const bundle = fileURLToPath(import.meta.resolve('@yowasp/yosys'));
  const programs = { node: process.execPath, tools: TOOLS, yowasp: dirname(dirname(bundle)) };
  const wrong = { 'top.sv': MODERN.replace('^w;', '^w + nothing;') };
  const end = await runToEnd(plan({ parameters: {}, programs, slang: 'whole' }), wrong);
  expect(end.verdict).toBe('failed');
  expect(end.diagnostics[0]).toMatchObject({
    ...{ code: 'slang-error', message: "use of undeclared identifier 'nothing'" },
    place: { file: 'top.sv', line: 5 },
  });
});

describe('a design in the style of the field', () => {
  /** Registers are called after the outputs that they drive, and a case statement holds the constants. */
  const STYLE = `module constants(input wire [5:0] at, output reg [31:0] k);
  always @* case (at)
${Array.from({ length: 64 }, (_, at) => `    6'd${at}: k = 32'h${((at * 2_654_435_761) % 2 ** 32).toString(16)};`).join('\n')}
  endcase
endmodule
module top #(parameter W = 1) (input wire clk, rst_n, start, input wire [5:0] at, output wire ready, output wire [31:0] k);
  reg ready_reg;
  wire [31:0] value;
  constants u_constants (.at(at), .k(value));
  reg [31:0] k_reg;
  assign ready = ready_reg;
  assign k = k_reg;
  always @(posedge clk or negedge rst_n)
    if (!rst_n) begin ready_reg <= 1'b0; k_reg <= 32'd0; end
    else begin ready_reg <= start; k_reg <= value; end
endmodule
`;

  test('is mapped: names of nets and flip-flops do not meet, and constants are logic with their contents', async () => {
    const folder = await newRun(plan({ technology: { target: 'liberty', liberty: 'liberty.lib' } }), {
      'top.sv': STYLE,
    });
    const { work } = runFolder(folder);
    await copyFile(LIBERTY, join(work, 'liberty.lib'));
    const local = await executor();
    await local.submit(folder);
    const end = await outcome(local, folder);
    expect(end).toMatchObject({ verdict: 'passed' });
    expect(metricsOf(end)).toMatchObject({ 'flip-flops': 33, memories: 0 });
    // Yosys proves the netlist to be the design, with the cells' functions as the library gives them.
    await writeFile(join(work, 'gold.sv'), STYLE);
    const script = [
      'read_verilog -sv gold.sv; prep -flatten -top top; memory_map; rename top gold; design -stash gold',
      `read_liberty -ignore_miss_func liberty.lib; read_verilog ${SYNTHESIS_FILES.netlist}; prep -flatten -top top; rename top gate; design -stash gate`,
      'design -copy-from gold -as gold gold; design -copy-from gate -as gate gate',
      'async2sync; equiv_make gold gate equiv; hierarchy -top equiv; opt_clean; equiv_simple -undef; equiv_induct -undef; equiv_status -assert',
    ].join('; ');
    await promisify(execFile)('yosys', ['-q', '-p', script], { cwd: work });
  });
});
