import { expect, it } from 'vitest';
import { check, readDocument, rename, sdcText, writeDocument } from '@netloom/soc';
import { checkSdcText } from '../src/sdc/checkSdc.ts';
import { prove } from '../../../proof/index.ts';
import { treeDesign } from './clockTrees.ts';
import { unitFiles } from './clockUnit/unitFiles.ts';
import { testLibrary } from './fixtures.ts';

const LIBERTY = '/usr/share/qflow/tech/osu018/osu018_stdcells.lib';
const TREE = treeDesign();

/** A SoC of the unit alone, with a flop in each domain. */
const AROUND = `module top (
    input xtal, aux, por_n, button, d, psel, penable, pwrite, input [11:0] paddr, input [31:0] pwdata,
    output [31:0] prdata, output pready, pslverr, output reg [5:0] q
);
  wire clk, slow, third, gated, rst_n, slow_n;
  ${TREE.name}_crg0 crg0 (
      .clk(clk), .rst_n(rst_n), .test_mode(1'b0), .in_aux(aux), .in_xtal(xtal), .in_por_n(por_n),
      .in_button(button), .out_clk(clk), .out_slow(slow), .out_third(third), .out_gated(gated),
      .out_rst_n(rst_n), .out_slow_n(slow_n), .s_apb_paddr(paddr), .s_apb_psel(psel), .s_apb_penable(penable),
      .s_apb_pwrite(pwrite), .s_apb_pwdata(pwdata), .s_apb_pstrb(4'hf), .s_apb_prdata(prdata),
      .s_apb_pready(pready), .s_apb_pslverr(pslverr));
  always @(posedge clk) q[0] <= d;
  always @(posedge slow) q[1] <= d && slow_n;
  always @(posedge third) q[2] <= d;
  always @(posedge gated) q[3] <= d;
  always @(posedge xtal) q[4] <= d;
  always @(posedge aux) q[5] <= d;
endmodule
`;

it('makes a design with a unit that nothing is wrong with, and reads back what it wrote', () => {
  expect(check(TREE, testLibrary())).toEqual([]);
  const text = writeDocument(TREE);
  expect(text).toContain(
    '"slow": { "frequency": 8000000, "source": { "kind": "divider", "from": "xtal", "ratio": 5, "minimum": 2 } }',
  );
  expect(writeDocument(readDocument(text).document!)).toBe(text);
});

it('follows clocks and resets that are renamed', () => {
  const layout = { netloom: 'layout' as const, version: 1 as const, blocks: {} };
  const one = rename({ document: TREE, layout }, 'xtal', 'crystal').document!;
  const two = rename({ document: one, layout }, 'rst_n', 'main_n').document!;
  expect(check(two, testLibrary())).toEqual([]);
  expect(two.clocks['clk']!.source).toEqual({ kind: 'mux', inputs: ['crystal', 'aux'] });
  expect(two.resets['slow_n']!.source!.after).toBe('main_n');
});

it('is clean in Verilator', async () => {
  const files = { ...unitFiles(TREE), 'top.v': AROUND };
  const step = ['verilator', '--lint-only', '-Wall', '-Wno-fatal', '--top-module', `${TREE.name}_crg0`];
  const sources = Object.keys(files).filter((path) => path !== 'top.v');
  const { steps } = await prove({ files, steps: [[...step, ...sources]] });
  expect(steps[0]!.stderr).toBe('');
});

/** ns; the multiplexer has one wave for each input, the divider that of the least ratio that software may set. */
const PERIODS = {
  ...{ xtal: 25, aux: 100, clk_xtal: 25, clk_aux: 100, slow: 50, third: 75 },
  ...{ gated_clk_xtal: 25, gated_clk_aux: 100 },
};

it.each([
  ['', 'sdc'],
  ['-flatten', 'sdc'],
  ['', 'check'],
])('has constraints that OpenSTA takes without a warning: synth %s, %s', async (flatten, kind) => {
  const files = { ...unitFiles(TREE), 'top.v': AROUND };
  const around = { ...TREE, ports: {}, interfaces: {} };
  const constraints = kind === 'check' ? checkSdcText(around) : sdcText(around);
  const { steps } = await prove({
    files: {
      ...files,
      'top.sdc': constraints,
      'map.ys': mapScript(Object.keys(files), flatten),
      'time.tcl': TIME,
    },
    steps: [
      ['yosys', '-q', '-s', 'map.ys'],
      ['sta', '-no_splash', '-exit', 'time.tcl'],
    ],
  });
  const said = steps[1]!.stdout + steps[1]!.stderr;
  expect(said).not.toMatch(/warning|error/i);
  const periods = [...said.matchAll(/^(\w+)\s+(\d+\.\d+)\s/gm)].map(([, name, period]) => [
    name,
    Number(period),
  ]);
  expect(Object.fromEntries(periods)).toEqual(PERIODS);
});

function mapScript(files: readonly string[], flatten: string): string {
  return `read_verilog -sv ${files.join(' ')}
synth -top top ${flatten}
dfflibmap -liberty ${LIBERTY}
abc -liberty ${LIBERTY}
setundef -zero
splitnets -ports
opt_clean -purge
write_verilog -noattr -noexpr top_mapped.v
`;
}

/** Registers without a clock, generated clocks without a source and the like would be warnings of check_setup. */
const TIME = `read_liberty ${LIBERTY}
read_verilog top_mapped.v
link_design top
source top.sdc
check_setup -verbose -no_clock -generated_clocks -loops
report_clock_properties
`;
