import { prove } from '../../../../proof/index.ts';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { compare } from '../../src/rtl/pair/compare.ts';
import { delay, isDelayed } from '../../src/rtl/pair/delay.ts';
import { where } from '../../src/rtl/pair/where.ts';
import { COPY, portsOfCopy } from '../../src/rtl/pair/copy.ts';
import { top } from '../../src/rtl/top/top.ts';
import { moduleName, moduleText } from '../../src/rtl/unit.ts';

export const pairOf = (lockstepDelay: number, preset: CoreOptions = PRESETS.micro): CoreOptions => ({
  ...preset,
  safety: { ...preset.safety, lockstep: true, lockstepDelay },
});

/** In the place of a copy: whatever it does, in each clock, and each of both something else. */
function anything(options: CoreOptions): string {
  const ports = portsOfCopy(options);
  const outputs = ports.filter(({ direction }) => direction === 'out');
  const header = ports.map(
    ({ name, direction, width }) => `${direction === 'out' ? 'output' : 'input'} [${width - 1}:0] ${name}`,
  );
  return `module ${moduleName(options, COPY)} #(parameter HART_ID = 0) (
  ${header.join(',\n  ')}
);
${outputs.map(({ name, width }) => `  (* anyseq *) wire [${width - 1}:0] any_${name};\n  assign ${name} = any_${name};`).join('\n')}
endmodule
`;
}

/** What a manager of AXI4-Lite does in a clock, by the standard: what is offered counts while it is (Arm IHI 0022H, A3.2). */
const done = (of: string) => `{
  ${of}sleeping, ${of}m_axil_i_rready, ${of}m_axil_d_rready, ${of}m_axil_d_bready,
  ${of}m_axil_i_arvalid, ${of}m_axil_i_arvalid ? {${of}m_axil_i_araddr, ${of}m_axil_i_arprot} : 35'd0,
  ${of}m_axil_d_arvalid, ${of}m_axil_d_arvalid ? {${of}m_axil_d_araddr, ${of}m_axil_d_arprot} : 35'd0,
  ${of}m_axil_d_awvalid, ${of}m_axil_d_awvalid ? {${of}m_axil_d_awaddr, ${of}m_axil_d_awprot} : 35'd0,
  ${of}m_axil_d_wvalid, ${of}m_axil_d_wvalid ? {${of}m_axil_d_wdata, ${of}m_axil_d_wstrb} : 36'd0
}`;

/**
 * Beside the pair: a record of what the first has done, and what the rails have to say: one clock after the second has
 * done something else, and from then on until reset. A bit that is injected makes one difference more or less, which is
 * told in the next clock alone.
 */
function judge(options: CoreOptions): string {
  const n = options.safety.lockstepDelay;
  const record = Array.from(
    { length: n },
    (_, at) => `  initial was_reset[${at + 1}] = 0;
  always @(posedge clk) begin
    then[${at + 1}] <= then[${at}];
    was_reset[${at + 1}] <= was_reset[${at}];
  end`,
  );
  return `
  reg [148:0] then [0:${n}];
  reg was_reset [0:${n}];
  wire [148:0] other = ${done('second_')};
  always @* begin
    then[0] = ${done('')};
    was_reset[0] = !rst_n;
  end
${record.join('\n')}
  wire parts = then[${n}] != other;
  wire tries = lockstep_inject && lockstep_inject_bit < 149;
  wire resets = !rst_n || was_reset[${n}];
  reg known = 0, has_reset = 0, one_more = 0, none = 0, parted = 0;
  always @(posedge clk) begin
    known <= known || was_reset[${n}]; // nothing is told before the first reset of both
    has_reset <= resets;
    one_more <= !resets && parts != tries;
    none <= !resets && !parts && !tries;
    parted <= !resets && (parted || (parts && !lockstep_inject));
  end
  // What differs, by the order of done(): while something is injected nobody says where it is.
  wire [148:0] unlike = then[${n}] ^ other;
  wire [6:0] parts_now = {unlike[148], 4'd0, |{unlike[146:145], unlike[108:0]}, |{unlike[147], unlike[144:109]}};
  reg [6:0] says = 0;
  reg sure = 0;
  always @(posedge clk)
    if (resets) {sure, says} <= {1'b1, 7'd0};
    else if (!parted) {sure, says} <= {!lockstep_inject, parts_now};
  wire error = lockstep_error_p && !lockstep_error_n;
  wire calm = !lockstep_error_p && lockstep_error_n;
  (* keep *) wire bad = known && (!(error || calm)
          || (sure && lockstep_where != says)
          || ((has_reset || (none && !parted)) && error)
          || ((one_more || parted) && calm));
endmodule
`;
}

const SCRIPT = (name: string) =>
  [
    'read_verilog -formal -sv copy.sv delay.sv compare.sv where.sv pair.sv',
    `prep -flatten -top ${name}`,
    'memory_map; opt_clean',
    'delete -output',
    'expose w:bad',
    'setundef -undriven -zero; async2sync; opt_clean',
    'techmap; opt; dfflegalize -cell $_DFF_P_ 01; opt_clean; aigmap; opt_clean',
    'write_aiger -zinit model.aig',
    '',
  ].join('\n');

/** What ABC says of the comparison in any number of clocks, with a change in its texts. */
export async function comparison(options: CoreOptions, change = (text: string) => text) {
  const pair = change(moduleText(options, top)).replaceAll(/\(\* keep_hierarchy = "yes" \*\)/g, '');
  const { steps } = await prove({
    files: {
      'copy.sv': anything(options),
      'delay.sv': isDelayed(options) ? change(moduleText(options, delay)) : '',
      'compare.sv': change(moduleText(options, compare)),
      'where.sv': change(moduleText(options, where)),
      'pair.sv': pair.replace(/endmodule\s*$/, judge(options)),
      'model.ys': SCRIPT(options.name),
    },
    steps: [
      ['yosys', '-q', '-s', 'model.ys'],
      ['yosys-abc', '-c', 'read_aiger model.aig; print_stats; scorr; print_stats; pdr -T 100'],
    ],
  });
  return steps[1]!.stdout;
}
