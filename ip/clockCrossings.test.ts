import type { CrossingReport } from '@netloom/model';
import { declaredOf } from '@netloom/tools';
import { expect, it } from 'vitest';
import { countedDesign, hintedDesign, treeDesign } from '../packages/soc/test/clockTrees.ts';
import { unitFiles } from '../packages/soc/test/clockUnit/unitFiles.ts';
import { checkCrossings } from '../packages/tools/src/kinds/crossings/analysis/report.ts';
import { netlistOf } from '../packages/tools/src/kinds/crossings/test/netlist.ts';

const DOCUMENT = treeDesign();
/** The unit with a flip-flop in each domain. */
const TOP = `module top (
    input xtal, aux, por_n, button, d, psel, penable, pwrite, input [11:0] paddr, input [31:0] pwdata,
    output [31:0] prdata, output pready, pslverr, output reg [3:0] q
);
  wire clk, slow, third, gated, rst_n, slow_n;
  top_crg0 crg0 (
      .clk(clk), .rst_n(rst_n), .test_mode(1'b0), .in_aux(aux), .in_xtal(xtal), .in_por_n(por_n),
      .in_button(button), .out_clk(clk), .out_slow(slow), .out_third(third), .out_gated(gated),
      .out_rst_n(rst_n), .out_slow_n(slow_n), .s_apb_paddr(paddr), .s_apb_psel(psel), .s_apb_penable(penable),
      .s_apb_pwrite(pwrite), .s_apb_pwdata(pwdata), .s_apb_pstrb(4'hf), .s_apb_prdata(prdata),
      .s_apb_pready(pready), .s_apb_pslverr(pslverr));
  always @(posedge clk or negedge rst_n) if (!rst_n) q[0] <= 1'b0; else q[0] <= d;
  always @(posedge slow or negedge slow_n) if (!slow_n) q[1] <= 1'b0; else q[1] <= d;
  always @(posedge third) q[2] <= d;
  always @(posedge gated) q[3] <= d;
endmodule
`;

/** The same with a block on a clock that it lets stop. */
const HINTED = TOP.replace(
  'wire clk,',
  'wire hinted; reg busy; always @(posedge hinted) busy <= d;\n  wire clk,',
).replace('.in_button', '.idle_timer0_irq(!busy), .out_hinted(hinted), .in_button');

async function checked(change: (files: Record<string, string>) => void = () => {}): Promise<CrossingReport> {
  const files: Record<string, string> = { ...unitFiles(DOCUMENT), 'top.v': TOP };
  change(files);
  return checkCrossings(await netlistOf(files, 'top'), 'top', declaredOf(DOCUMENT));
}
const unsafe = ({ crossings }: CrossingReport) => crossings.filter(({ severity }) => severity !== 'safe');

it('has nothing to say of a generated clock-and-reset unit, and knows every clock by its name', async () => {
  const report = await checked();
  expect(unsafe(report)).toEqual([]);
  const names = report.domains.map(({ name, declared }) => declared && name);
  expect(names.sort()).toEqual(Object.keys(DOCUMENT.clocks).sort());
});

it('has nothing to say of a gate with an idle hint and of the filter of a button', async () => {
  const files = { ...unitFiles(hintedDesign()), 'top.v': HINTED };
  const report = checkCrossings(await netlistOf(files, 'top'), 'top', declaredOf(hintedDesign()));
  expect(unsafe(report)).toEqual([]);
  expect(report.crossings.filter(({ class: found }) => found === 'vouched').length).toBeGreaterThan(0);
});

/** The same with flip-flops that take enables, and clocks that are measured. */
const COUNTED = TOP.replace('output reg [3:0] q', 'output reg [3:0] q, output reg [2:0] n')
  .replace('wire clk,', 'wire beat, pace, tick, clk,')
  .replace('.in_button', '.en_beat(beat), .en_pace(pace), .en_tick(tick), .fault(), .in_button')
  .replace(
    'endmodule',
    `  always @(posedge slow) if (beat) n[0] <= d;
  always @(posedge clk) if (pace) n[1] <= d;
  always @(posedge xtal) if (tick) n[2] <= d;
endmodule`,
  );

it('has nothing to say of enables and of clocks that are measured, and much of an enable in another domain', async () => {
  const files = { ...unitFiles(countedDesign()), 'top.v': COUNTED };
  const report = async (top: string) =>
    checkCrossings(await netlistOf({ ...files, 'top.v': top }, 'top'), 'top', declaredOf(countedDesign()));
  expect(unsafe(await report(COUNTED))).toEqual([]);
  const wrong = unsafe(await report(COUNTED.replace('if (tick)', 'if (beat)')));
  expect(wrong.map((each) => [each.class, each.from])).toEqual([['unsynchronised', ['slow']]]);
});

it.each([
  // What software selects is told to the multiplexer's status without a synchroniser.
  ['nl_clk_select.sv', 'assign done   = active_seen', 'assign done   = active', 'several-domains'],
  ['nl_clk_ratio.sv', 'else if (valid) ratio <= arrived;', 'else ratio <= allowed;', 'multi-bit'],
  ['top.v', 'negedge slow_n) if (!slow_n)', 'negedge rst_n) if (!rst_n)', 'reset-crossing'],
])('%s: %s → %s', async (file, find, replace, kind) => {
  const report = await checked((files) => {
    expect(files[file]).toContain(find);
    files[file] = files[file]!.replace(find, replace);
  });
  expect([...new Set(unsafe(report).map((each) => each.class))]).toEqual([kind]);
});
