import { turnedNets } from './ways.ts';
import type { Way } from './ways.ts';

const PATIENCE = 400;

const conditions = (ways: readonly Way[]) =>
  ways
    .map(({ offers, channel, when }, index) => {
      const offered = `dut.${offers}${channel}valid`;
      return `      ${index}: offered = ${when === undefined ? offered : `${offered} && ${when}`};`;
    })
    .join('\n');

const readies = (ways: readonly Way[]) =>
  ways.map(({ takes, channel }, index) => `      ${index}: taken = dut.${takes}${channel}ready;`).join('\n');

function nets(ways: readonly Way[]): string {
  return [...turnedNets(ways)]
    .map(([name, { width, drivers }]) => {
      const on = drivers.map(({ way, signal }) => `(way == ${way} && number == ${signal})`).join(' || ');
      return `  wire [${width - 1}:0] ${name} = on && (${on}) ? ${width}'d1 << at : ${width}'d0;`;
    })
    .join('\n');
}

/** Turns over check bits of the core by its own pins. */
const INJECT = `
  task inject(input integer bit_number);
    begin
      begin_turn;
      force dut.cpu0.bus_parity_inject_bit = bit_number;
      force dut.cpu0.bus_parity_inject = 1'b1;
      wait_rounds(2);
      $display("INJECTED %0d %b%b", bit_number, by_block, by_core);
      @(negedge clk) force dut.cpu0.bus_parity_inject = 1'b0;
      repeat (2) @(negedge clk);
    end
  endtask
`;

/** A call for each signal of each chosen way, with its bits. */
const calls = (ways: readonly Way[], chosen: readonly Way[]) =>
  chosen
    .flatMap((each) =>
      each.signals.map(
        ([signal, width], number) =>
          `    for (k = 0; k < ${width}; k = k + 1) turn(${ways.indexOf(each)}, ${number}, k, "${each.name} ${signal}");`,
      ),
    )
    .join('\n');

/**
 * Turns over each bit of each signal of the chosen ways once while the program runs, and says of each in bits whether its transfer never came,
 * and by what it was told: a pin of the blocks, one of what gives check bits, a trap of the program. Where no way is chosen, pins turn over each of the core's check bits.
 */
export const busParityBench = (
  ways: readonly Way[],
  chosen: readonly Way[],
  tells = 'cpu0.bus_parity_error',
) => `
module bench;
  reg clk = 1'b0;
  reg rst_n = 1'b0;
  always #5 clk = !clk;
  little dut (.clk(clk), .rst_n(rst_n));

  integer way = 0, number = 0, at = 0, k;
  reg armed = 1'b0;
  reg offered, taken;
  wire on = armed && offered;
${nets(ways)}

  always @* begin
    offered = 1'b0;
    case (way)
${conditions(ways)}
      default: offered = 1'b0;
    endcase
  end
  always @* begin
    taken = 1'b0;
    case (way)
${readies(ways)}
      default: taken = 1'b0;
    endcase
  end
  always @(posedge clk) if (on && taken) armed <= 1'b0;

  // What tells.
  wire [31:0] rounds = dut.sram1.u_array.memory[2];
  wire [31:0] traps = dut.sram1.u_array.memory[4];
  reg by_block = 1'b0, by_core = 1'b0;
  integer told = 0;
  always @(posedge clk) if (rst_n) begin
    if (dut.p0.parity_error || dut.p1.parity_error) by_block <= 1'b1;
    if (dut.${tells}) by_core <= 1'b1;
    if (dut.p0.parity_error || dut.p1.parity_error || dut.${tells}) told <= told + 1;
  end

  // What is written is what the core has given last, and where.
  reg [31:0] address, word;
  reg [3:0] strobes;
  always @(posedge clk) begin
    if (dut.cpu0_m_axi_awvalid) address <= dut.cpu0_m_axi_awaddr;
    if (dut.cpu0_m_axi_wvalid) {strobes, word} <= {dut.cpu0_m_axi_wstrb, dut.cpu0_m_axi_wdata};
    if (rst_n && dut.sram0.write && dut.sram0.s_axi_wstrb != 0) $display("WRITTEN into the program");
    if (rst_n && dut.sram1.write && dut.sram1.s_axi_wstrb != 0
        && ({dut.sram1.w_address, dut.sram1.s_axi_wdata, dut.sram1.s_axi_wstrb} !== {address[11:0], word, strobes}))
      $display("WRITTEN %h %h %b", dut.sram1.w_address, dut.sram1.s_axi_wdata, dut.sram1.s_axi_wstrb);
  end

  task wait_rounds(input integer count);
    reg [31:0] from;
    integer waited;
    begin
      from = rounds;
      waited = 0;
      while (rounds - from < count && waited < 20 * ${PATIENCE}) begin
        @(posedge clk);
        waited = waited + 1;
      end
      if (rounds - from < count) begin
        $display("HANGS");
        $finish;
      end
    end
  endtask

  reg [31:0] traps_before;
  integer waited;
  task begin_turn;
    begin
      @(negedge clk);
      by_block = 1'b0;
      by_core = 1'b0;
      traps_before = traps;
      waited = 0;
    end
  endtask

  task turn(input integer in_way, input integer in_signal, input integer in_bit, input [8*24-1:0] name);
    begin
      begin_turn;
      way = in_way;
      number = in_signal;
      at = in_bit;
      armed = 1'b1;
      while (armed && waited < ${PATIENCE}) begin
        @(posedge clk);
        #1 waited = waited + 1;
      end
      wait_rounds(2);
      $display("TURNED %0s %0d %b%b%b%b", name, in_bit, armed, by_block, by_core, traps !== traps_before);
      armed = 1'b0;
    end
  endtask

${chosen.length === 0 ? INJECT : ''}
  initial begin
    repeat (4) @(posedge clk);
    #1 rst_n = 1'b1;
    repeat (1000) @(posedge clk);
    if (rounds === 32'dx) $finish;
    wait_rounds(20);
    $display("UNTOUCHED told=%0d traps=%0d", told, traps);
${calls(ways, chosen)}
    ${chosen.length === 0 ? 'for (k = 0; k < 40; k = k + 1) inject(k);' : ''}
    wait_rounds(3);
    $display("END %h", dut.sram1.u_array.memory[3]);
    $finish;
  end
endmodule
`;
