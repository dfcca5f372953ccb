import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { crossingsScript } from '../../packages/tools/src/kinds/crossings/crossingsScript.ts';
import type { YosysDesign } from '../../packages/tools/src/kinds/synthesize/netlist/yosysJson.ts';

/** Flip-flops of a pair of pipelines with a FIFO between them. */
const PAIR = 560;
const IP = join(import.meta.dirname, '../../ip/common');
const CELLS = ['crossings/nl_sync', 'crossings/nl_async_fifo', 'clocks/nl_rst_sync', 'clocks/nl_clk_mux2'];

const PARTS = `module pipeline (input logic clk, rst_n, input logic [31:0] d, output logic [31:0] q);
  logic [255:0] stage;
  assign q = stage[255:224];
  always_ff @(posedge clk or negedge rst_n)
    if (!rst_n) stage <= '0;
    else begin
      stage[31:0] <= d;
      for (int i = 1; i < 8; i = i + 1)
        stage[32*i+:32] <= stage[32*i-32+:32] + (stage[32*((i+3)%8)+:32] ^ {stage[7:0], stage[31:8]});
    end
endmodule
module pair (input logic a, b, a_rst_n, b_rst_n, input logic [31:0] d, output logic [31:0] q);
  logic [31:0] sent, read, taken;
  logic valid;
  pipeline u_from (.clk(a), .rst_n(a_rst_n), .d(d), .q(sent));
  nl_async_fifo #(.WIDTH(32)) u_fifo (
      .from_clk(a), .from_rst_n(a_rst_n), .from_valid(sent[0]), .from_ready(), .from_data(sent),
      .to_clk(b), .to_rst_n(b_rst_n), .to_valid(valid), .to_ready(1'b1), .to_data(read));
  always_ff @(posedge b) if (valid) taken <= read;
  pipeline u_to (.clk(b), .rst_n(b_rst_n), .d(taken), .q(q));
endmodule
`;

/** The elaborated netlist of a design of two clocks with about as many flip-flops, and what elaboration took. */
export function bigCrossings(flops: number): { design: YosysDesign; seconds: number } {
  const pairs = Array.from({ length: Math.ceil(flops / PAIR) }, (_, index) => index);
  const sync = (name: string) =>
    `  nl_rst_sync u_${name} (.clk(${name}), .rst_in_n(rst_n), .test(1'b0), .test_rst_n(rst_n), .rst_out_n(${name}_rst_n));`;
  const text = `${PARTS}module big (input logic a, b, rst_n, input logic [31:0] d, output logic [31:0] q);
  logic a_rst_n, b_rst_n;
${sync('a')}
${sync('b')}
${pairs.map((each) => `  logic [31:0] q${each};\n  pair u${each} (.d(d ^ 32'd${each}), .q(q${each}), .a(a), .b(b), .a_rst_n(a_rst_n), .b_rst_n(b_rst_n));`).join('\n')}
  assign q = ${pairs.map((each) => `q${each}`).join(' ^ ')};
endmodule
`;
  const folder = mkdtempSync(join(tmpdir(), 'netloom-crossings-'));
  try {
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src/big.sv'), text);
    for (const cell of CELLS)
      writeFileSync(join(folder, 'src', `${basename(cell)}.sv`), readFileSync(join(IP, `${cell}.sv`)));
    const sources = ['big.sv', ...CELLS.map((cell) => `${basename(cell)}.sv`)];
    writeFileSync(join(folder, 'big.ys'), crossingsScript({ top: 'big', sources, flatten: false }, '../'));
    const start = performance.now();
    execFileSync('yosys', ['-q', '-s', '../big.ys'], { cwd: join(folder, 'src'), stdio: 'ignore' });
    const seconds = (performance.now() - start) / 1000;
    return { design: JSON.parse(readFileSync(join(folder, 'netlist.json'), 'utf8')) as YosysDesign, seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
