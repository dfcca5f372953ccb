import { Memory, generateMemory } from '@netloom/memory';
import { prove } from '../../proof/index.ts';

const BENCH = `module bench;
  logic clk = 0, rst_n = 0, start = 0;
  always #5 clk = !clk;
  wire running, test_en, test_we;
  wire [13:0] test_addr;
  wire [31:0] test_wdata, failures;
  reg [31:0] test_rdata;
  /* verilator lint_off PINMISSING */
  ram_bist bist (.clk(clk), .rst_n(rst_n), .start(start), .running(running), .test_en(test_en),
    .test_we(test_we), .test_addr(test_addr), .test_wdata(test_wdata), .test_rdata(test_rdata),
    .failures(failures));
  reg [31:0] mem [0:16383];
  int operations = 0, clocks = 0;
  always @(posedge clk) begin
    if (test_en) begin
      operations <= operations + 1;
      if (test_we) mem[test_addr] <= test_wdata;
      else test_rdata <= mem[test_addr];
    end
    if (running) clocks <= clocks + 1;
  end
  initial begin
    repeat (3) @(posedge clk);
    #1 rst_n = 1; start = 1;
    @(posedge clk);
    #1 start = 0;
    while (running) begin @(posedge clk); #1; end
    $display("operations %0d clocks %0d failures %0d", operations, clocks, failures);
    $finish;
  end
endmodule
`;

/** The self-test of 64 KB by March C− in Verilator: operations on the array, clocks from start to end, and failures. */
export async function bistClocks(): Promise<{ operations: number; clocks: number; failures: number }> {
  process.env['NETLOOM_DEEP'] = '1';
  const memory = Memory.parse({
    ...{ netloom: 'memory', version: 1, name: 'ram', depth: 16_384, width: 32, maskBits: 8, target: 'ice40' },
    ...{ registers: true, bist: {} },
  });
  const { files } = generateMemory(memory);
  const bist = files.find(({ path }) => path === 'rtl/ram_bist.sv')!.text;
  const { steps } = await prove({
    files: { 'bist.sv': bist, 'bench.sv': BENCH },
    steps: [
      ['verilator', '--binary', '--timing', '-Wno-fatal', '--top-module', 'bench', 'bist.sv', 'bench.sv'],
      ['obj_dir/Vbench'],
    ],
  });
  const found = /operations (\d+) clocks (\d+) failures (\d+)/.exec(steps[1]!.stdout)!;
  const [operations, clocks, failures] = found.slice(1).map(Number);
  return { operations: operations!, clocks: clocks!, failures: failures! };
}
