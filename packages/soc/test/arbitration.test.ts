import { createLibrary } from '@netloom/soc';
import { describe, expect, it } from 'vitest';
import { prove } from '../../../proof/index.ts';
import { benchRtl } from './bench/config.ts';
import { interconnectEntries } from './ips.ts';

const library = createLibrary(interconnectEntries());
const MANAGERS = [0, 1, 2];

/** Three managers write to one memory whenever they may, with their number in the address; it takes everything at once. */
const BENCH = `module bench;
  logic clk = 0, rst_n = 0;
  always #1 clk = ~clk;
  wire [31:0] awaddr;
  wire awvalid, wvalid, bready, arvalid, rready;
  logic [1:0] owed = 0, taken = 0;
  wire bvalid = owed != 0 && taken != 0;
  arbitrated dut (
    .clk(clk), .rst_n(rst_n),
${MANAGERS.map(
  (index) => `    .cpu${index}_awaddr(32'h${index}00), .cpu${index}_awvalid(rst_n), .cpu${index}_awready(),
    .cpu${index}_wdata(32'd0), .cpu${index}_wstrb(4'hF), .cpu${index}_wvalid(rst_n), .cpu${index}_wready(),
    .cpu${index}_bready(1'b1), .cpu${index}_araddr(32'd0), .cpu${index}_arvalid(1'b0), .cpu${index}_rready(1'b0),`,
).join('\n')}
    .ram0_awaddr(awaddr), .ram0_awvalid(awvalid), .ram0_awready(1'b1), .ram0_wvalid(wvalid), .ram0_wready(1'b1),
    .ram0_bresp(2'd0), .ram0_bvalid(bvalid), .ram0_bready(bready), .ram0_arvalid(arvalid), .ram0_arready(1'b1),
    .ram0_rdata(32'd0), .ram0_rresp(2'd0), .ram0_rvalid(1'b0), .ram0_rready(rready)
  );
  always @(posedge clk) if (rst_n) begin
    if (awvalid) $write("%0d", awaddr[9:8]);
    owed  <= owed + awvalid - (bvalid && bready);
    taken <= taken + wvalid - (bvalid && bready);
  end
  initial begin
    repeat (4) @(posedge clk);
    rst_n <= 1;
    repeat (300) @(posedge clk);
    $finish;
  end
endmodule
`;

/** The managers in the order in which they are served, behind the first turns. */
async function order(options: Record<string, string>): Promise<string> {
  const subordinates = [{ name: 'ram0', bus: 'axi4-lite', base: 0n, size: 0x1000n } as const];
  const config = { name: 'arbitrated', managers: 3, subordinates, dataWidth: 32, transfers: 0 } as const;
  const rtl = benchRtl({ ...config, subordinates, options }, library);
  const files = {
    ...Object.fromEntries(rtl.map(({ path, text }) => [path.split('/').at(-1)!, text])),
    'bench.sv': BENCH,
  };
  const { steps } = await prove({
    files,
    steps: [
      ['iverilog', '-g2012', '-s', 'bench', '-o', 'bench.vvp', ...Object.keys(files)],
      ['vvp', '-n', 'bench.vvp'],
    ],
  });
  return steps[1]!.stdout.trim().slice(12);
}

describe('an AXI4-Lite crossbar serves managers that all ask', () => {
  it.each([
    ['by turns', {}, /^(012){10}/],
    ['the first one, as long as it asks', { ARBITRATION: '"fixed"' }, /^0{30}/],
    ['by turns of their weights', { ARBITRATION: '"weighted"', WEIGHTS: "12'h213" }, /^(000122){8}/],
    ['by turns of one, where all weigh one', { ARBITRATION: '"weighted"' }, /^(012){10}/],
    [
      'sixteen at a time, where a weight is 0',
      { ARBITRATION: '"weighted"', WEIGHTS: "12'h110" },
      /0{16}120{16}12/,
    ],
  ])('%s, on ways of their own and on a bus', async (_, options, expected) => {
    const chosen = options as Record<string, string>;
    expect(await order(chosen)).toMatch(expected);
    expect(await order({ ...chosen, TOPOLOGY: '"shared-bus"' })).toMatch(expected);
  });
});
