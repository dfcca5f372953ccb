import { dataCache } from '../../src/rtl/cache/dataCache.ts';
import { dataShape } from '../../src/rtl/cache/dataShape.ts';
import { instructionCache } from '../../src/rtl/cache/instructionCache.ts';
import { instructionShape } from '../../src/rtl/cache/instructionShape.ts';
import { WORD_BITS } from '../../src/rtl/cache/ecc/code.ts';
import { sv } from '../../src/rtl/sv.ts';
import type { CoreOptions } from '../../src/index.ts';

/** What is expected of one wrong bit and of two: whether the line is fetched anew, and whether the access fails. */
interface Expected {
  /** The line is dirty when its bits turn over. */
  dirty: boolean;
}

/**
 * Each bit of a word and of a tag turns over, and each two of them, in a cache of one way: one is corrected and told, in
 * the memory too; of two the line is fetched anew, or the access fails where memory has not what was stored. Prints
 * PASS, or what is wrong.
 */
export function everyPair(options: CoreOptions, cache: 'icache' | 'dcache', { dirty }: Expected): string {
  const isData = cache === 'dcache';
  const unit = isData ? dataCache : instructionCache;
  const bus = isData ? 'dbus' : 'ibus';
  const shape = isData ? dataShape(options) : instructionShape(options);
  const bits = { word: WORD_BITS, tag: shape.storedBits };
  const ports = unit.ports(options);
  return sv`
    module bench;
      ${ports
        .map(
          ({ name, packed = '', direction }) =>
            `logic ${packed} ${name}${direction === 'input' ? ' = 0' : ''};`,
        )
        .join('\n')}
      c_${cache} dut (${ports.map(({ name }) => `.${name}(${name})`).join(', ')});
      always #5 clk = !clk;

      ${memory(shape.words)}

      integer problems = 0, corrected = 0, lost = 0, failed = 0, a, b;
      logic [63:0] sound;
      always @(posedge clk) begin
        if (bit_corrected) corrected = corrected + 1;
        if (bits_lost) lost = lost + 1;
        if ((bit_corrected || bits_lost) && error_address !== 32'h8000_0048) problems = problems + 1;
      end

      task request(input [31:0] address, input store);
        @(negedge clk) ${bus}_addr = address;
        ${isData ? "dbus_we = store;\ndbus_be = 4'b1111;\ndbus_wdata = 32'h600d_da7a;" : ''}
        ${bus}_req = 1;
        @(posedge clk);
        while (!${bus}_gnt) @(posedge clk);
        #1 ${bus}_req = 0;
        @(posedge clk);
        while (!${bus}_rvalid) @(posedge clk);
        failed = ${bus}_err;
        read = ${bus}_rdata;
        repeat (${shape.words + 4}) @(posedge clk);
      endtask
      logic [31:0] read;

      ${turns(bits, dirty, shape.writeBack)}

      initial begin
        repeat (4) @(posedge clk);
        rst_n <= 1;
        repeat (100) @(posedge clk);
        for (a = 0; a < ${bits.word}; a = a + 1) for (b = 0; b <= a; b = b + 1) turn(0);
        for (a = 0; a < ${bits.tag}; a = a + 1) for (b = 0; b <= a; b = b + 1) turn(1);
        if (problems == 0) $display("PASS");
        $finish;
      end
      initial #20000000 begin $display("stuck"); $finish; end
    endmodule
  `;
}

/** A memory whose words tell their addresses, and that takes writes without keeping them. */
const memory = (words: number) => sv`
  logic [31:0] at = 0;
  integer left = 0, lines = 0;
  always @(posedge clk) begin
    m_axi_arready <= left == 0 && !(m_axi_arvalid && m_axi_arready);
    if (m_axi_arvalid && m_axi_arready) begin
      at = m_axi_araddr;
      left = m_axi_arlen + 1;
      lines = lines + 1;
    end else if (m_axi_rvalid && left > 0) begin
      at = (at & ~(${4 * words} - 1)) | (at + 4 & (${4 * words} - 1));
      left = left - 1;
    end
    m_axi_rvalid <= left > 0;
    m_axi_rdata <= at * 32'h9e3779b1;
    m_axi_rlast <= left == 1;
  end
`;

/** One case: two equal numbers of bits are one bit. */
const turns = (bits: { word: number; tag: number }, dirty: boolean, writeBack: boolean) => sv`
  task turn(input is_tag);
    logic [63:0] mask;
    mask = 64'd1 << a | 64'd1 << b;
    request(32'h8000_0048, 0);
    ${dirty ? "request(32'h8000_0048, 1);" : ''}
    corrected = 0;
    lost = 0;
    lines = 0;
    @(negedge clk);
    sound = is_tag ? dut.u_tags_0.mem[4] : dut.u_data_0.mem[18];
    if (is_tag) dut.u_tags_0.mem[4] = dut.u_tags_0.mem[4] ^ mask[${bits.tag - 1}:0];
    else dut.u_data_0.mem[18] = dut.u_data_0.mem[18] ^ mask[${bits.word - 1}:0];
    request(32'h8000_0048, 0);
    if (a == b) begin
      if (failed || read !== ${dirty ? "32'h600d_da7a" : "32'h8000_0048 * 32'h9e3779b1"}) wrong("read", is_tag);
      if (corrected != 1 || lost != 0 || lines != 0) wrong("told of one", is_tag);
      if ((is_tag ? dut.u_tags_0.mem[4] : dut.u_data_0.mem[18]) !== sound) wrong("not mended", is_tag);
    end else begin
      if (corrected != 0 || lost != 1) wrong("told of two", is_tag);
      if (${dirty ? '1' : writeBack ? 'is_tag' : '0'} ? !failed || lines != 0 : failed || lines != 1 || read !== 32'h8000_0048 * 32'h9e3779b1) wrong("answered", is_tag);
      ${dirty ? "// A store of the whole word makes it good again.\nrequest(32'h8000_0048, 1);" : ''}
    end
  endtask
  task wrong(input string what, input is_tag);
    problems = problems + 1;
    if (problems < 8) $display("%0s, bits %0d and %0d of %0s: told %0d, %0d, %0d lines", what, a, b, is_tag ? "a tag" : "a word", corrected, lost, lines);
  endtask
`;
