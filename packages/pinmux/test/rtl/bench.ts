import { generatePinmux, pinmuxRegisterFile } from '@netloom/pinmux';
import type { Pinmux } from '@netloom/pinmux';
import { prove } from '../../../../proof/index.ts';

/** A port of the block: the bench drives what is an input of it. */
interface Port {
  direction: 'input' | 'output';
  name: string;
  bits: number;
}

/** Ports as the emitted header says them: the bench shares nothing with the generator. */
export function portsIn(text: string): Port[] {
  return [...text.matchAll(/^\s*(input|output)\s+logic\s+(?:\[(\d+):0\]\s*)?(\w+)/gm)].map(
    ([, direction, left, name]) => ({
      direction: direction as Port['direction'],
      name: name!,
      bits: left === undefined ? 1 : Number(left) + 1,
    }),
  );
}

export function sourcesOf(pinmux: Pinmux): Record<string, string> {
  const rtl = generatePinmux(pinmux).files.filter(({ path }) => path.startsWith('rtl/'));
  return {
    [`rtl/${pinmux.name}_regs.sv`]: pinmuxRegisterFile(pinmux),
    ...Object.fromEntries(rtl.map(({ path, text }) => [path, text])),
  };
}

const HEAD = `\`timescale 1ns/1ps
module bench;
  int errors = 0, checks = 0;
  logic [31:0] got;
  always #5 clk = !clk;
  task tick(input int count = 1);
    repeat (count) @(posedge clk);
    #1;
  endtask
  task write(input [12:0] address, input [31:0] data);
    s_apb_paddr = address; s_apb_pwdata = data; s_apb_pwrite = 1; s_apb_psel = 1; s_apb_penable = 0;
    tick();
    s_apb_penable = 1;
    tick();
    s_apb_psel = 0; s_apb_penable = 0;
  endtask
  task read(input [12:0] address);
    s_apb_paddr = address; s_apb_pwrite = 0; s_apb_psel = 1; s_apb_penable = 0;
    tick();
    s_apb_penable = 1;
    #1 got = s_apb_prdata;
    tick();
    s_apb_psel = 0; s_apb_penable = 0;
  endtask
  task expect_bits(input [63:0] is, input [63:0] wanted, input int id);
    checks++;
    if (is !== wanted) begin
      errors++;
      if (errors < 20) $display("check %0d: %h, wanted %h", id, is, wanted);
    end
  endtask
`;

/** A bench around the block: `body` is what its initial block does after reset. */
function benchText(pinmux: Pinmux, top: string, body: string): string {
  const ports = portsIn(top);
  const declared = ports.map(({ direction, name, bits }) => {
    const start = direction === 'input' ? ` = ${name === 's_apb_pstrb' ? "'1" : "'0"}` : '';
    return `  logic ${bits > 1 ? `[${bits - 1}:0] ` : ''}${name}${start};`;
  });
  const [open, ...rest] = HEAD.split('\n  int');
  return [
    open,
    ...declared,
    `  int${rest.join('\n  int')}`,
    ...(ports.some(({ name }) => name === 'aon_clk') ? ['  always #50 aon_clk = !aon_clk;'] : []),
    `  ${pinmux.name} dut (${ports.map(({ name }) => `.${name}(${name})`).join(', ')});`,
    '  initial begin',
    '    tick(3);',
    ports.some(({ name }) => name === 'aon_clk')
      ? '    repeat (3) @(posedge aon_clk); #1 aon_rst_n = 1;'
      : '',
    '    rst_n = 1; tick(2);',
    body,
    '    $display("checks %0d errors %0d", checks, errors);',
    '    $finish;',
    '  end',
    'endmodule',
    '',
  ].join('\n');
}

export interface Verdict {
  checks: number;
  errors: number;
  text: string;
}

/** Runs a bench in Icarus; `mutate` changes the RTL first. */
export async function simulate(
  pinmux: Pinmux,
  body: string,
  mutate: (sources: Record<string, string>) => Record<string, string> = (sources) => sources,
): Promise<Verdict> {
  const sources = mutate(sourcesOf(pinmux));
  const bench = benchText(pinmux, sources[`rtl/${pinmux.name}.sv`]!, body);
  const { steps } = await prove({
    files: { ...sources, 'bench.sv': bench },
    steps: [
      ['iverilog', '-g2012', '-s', 'bench', '-o', 'bench.vvp', ...Object.keys(sources), 'bench.sv'],
      ['vvp', '-n', 'bench.vvp'],
    ],
    mayFail: true,
  });
  const text = steps.map(({ stdout, stderr }) => stdout + stderr).join('');
  const [, checks, errors] = /checks (\d+) errors (\d+)/.exec(text) ?? [];
  return { checks: Number(checks ?? 0), errors: errors === undefined ? NaN : Number(errors), text };
}
