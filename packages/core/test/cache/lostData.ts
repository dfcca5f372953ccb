import { dataCache } from '../../src/rtl/cache/dataCache.ts';
import { sv } from '../../src/rtl/sv.ts';
import type { CoreOptions } from '../../src/index.ts';

/**
 * What becomes of words with one wrong bit and with two that are on their way to memory, and of stores and instructions
 * that meet them: in a write-back cache of one way, 512 bytes, lines of 16, with Zicbom and fence.i. Prints PASS, or what
 * is wrong.
 */
export const lostData = (options: CoreOptions) => sv`
  module bench;
    ${dataCache
      .ports(options)
      .map(
        ({ name, packed = '', direction }) =>
          `logic ${packed} ${name}${direction === 'input' ? ' = 0' : ''};`,
      )
      .join('\n')}
    c_dcache dut (${dataCache
      .ports(options)
      .map(({ name }) => `.${name}(${name})`)
      .join(', ')});
    always #5 clk = !clk;

    ${BUS}

    ${TASKS}

    initial begin
      repeat (4) @(posedge clk);
      rst_n <= 1;
      repeat (100) @(posedge clk);

      // An eviction takes the word along corrected.
      dirty_with(39'd1 << 5);
      access(OTHER, 0, 4'b0000, 0);
      expect_told("evicted, one bit", 1, 0, LINE);
      expect_written("evicted, one bit", 32'h600d_da7a, 4'b1111);
      expect_end("evicted, one bit", 0, 0);

      // Where two bits are wrong memory keeps what it has.
      dirty_with(39'd3 << 5);
      access(OTHER, 0, 4'b0000, 0);
      expect_told("evicted, two bits", 0, 1, LINE);
      expect_written("evicted, two bits", 32'h600d_da7a, 4'b0000);
      expect_end("evicted, two bits", 0, 1);

      // A word of the same line beside it is written as ever.
      dirty_with(39'd3 << 5);
      access(LINE + 4, 1, 4'b1111, 0);
      access(OTHER, 0, 4'b0000, 0);
      if (strobes[3] !== 4'b1111 || words[3] !== 32'h600d_da7a) wrong("the next word", words[3], strobes[3]);

      // The instruction that writes the line hears of it itself, and a line that is dropped is not looked into.
      dirty_with(39'd3 << 5);
      access(LINE, 0, 4'b0000, 2'b01);
      expect_told("cleaned, two bits", 0, 1, LINE);
      expect_written("cleaned, two bits", 32'h600d_da7a, 4'b0000);
      expect_end("cleaned, two bits", 1, 0);
      dirty_with(39'd3 << 5);
      access(LINE, 0, 4'b0000, 2'b10);
      expect_told("dropped, two bits", 0, 0, LINE);
      expect_end("dropped, two bits", 0, 0);

      // A store of a byte needs the others of its word; one of the word does not.
      dirty_with(39'd3 << 5);
      access(LINE, 1, 4'b0010, 0);
      expect_told("byte, two bits", 0, 1, LINE);
      expect_end("byte, two bits", 1, 0);
      access(LINE, 1, 4'b1111, 0);
      expect_end("word, two bits", 0, 0);
      dirty_with(39'd1 << 12);
      access(LINE, 1, 4'b0010, 0);
      expect_told("byte, one bit", 1, 0, LINE);
      access(LINE, 0, 4'b0000, 0);
      if (read !== 32'h600d_da7a) wrong("byte, one bit", read, 0);

      // fence.i: words on their way, and tags that nobody asks for.
      dirty_with(39'd3 << 5);
      scan;
      expect_told("scanned, two bits of a word", 0, 1, LINE);
      expect_end("scanned, two bits of a word", 0, 1);
      dirty_with(39'd0);
      dut.u_tags_0.mem[4] = dut.u_tags_0.mem[4] ^ 4;
      scan;
      expect_told("scanned, one bit of a tag", 1, 0, LINE & 32'h1f0);
      expect_written("scanned, one bit of a tag", 32'h600d_da7a, 4'b1111);
      expect_end("scanned, one bit of a tag", 0, 0);
      dirty_with(39'd0);
      dut.u_tags_0.mem[4] = dut.u_tags_0.mem[4] ^ 5;
      scan;
      expect_told("scanned, two bits of a tag", 0, 1, LINE & 32'h1f0);
      expect_end("scanned, two bits of a tag", 0, 1);
      if (bursts != 0) wrong("a line that nobody knows is written", 0, 0);

      // A tag with two wrong bits fails the instruction that meets it, and is dropped: another line then comes.
      dirty_with(39'd0);
      dut.u_tags_0.mem[4] = dut.u_tags_0.mem[4] ^ 5;
      access(LINE, 0, 4'b0000, 2'b01);
      expect_told("cleaned, two bits of a tag", 0, 1, LINE);
      expect_end("cleaned, two bits of a tag", 1, 0);
      access(OTHER, 0, 4'b0000, 0);
      expect_end("after it", 0, 0);

      // What is not cached does not ask.
      dirty_with(39'd0);
      dut.u_tags_0.mem[4] = dut.u_tags_0.mem[4] ^ 5;
      access(UNCACHED, 0, 4'b0000, 0);
      expect_told("not cached", 0, 0, LINE);
      expect_end("not cached", 0, 0);

      if (problems == 0) $display("PASS");
      $finish;
    end
    initial #1000000 begin $display("stuck"); $finish; end
  endmodule
`;

const BUS = sv`
  integer left = 0, beat = 0, bursts = 0;
  logic [31:0] words [0:3];
  logic [3:0] strobes [0:3];
  always @(posedge clk) begin
    m_axi_arready <= left == 0 && !(m_axi_arvalid && m_axi_arready);
    if (m_axi_arvalid && m_axi_arready) left = m_axi_arlen + 1;
    else if (m_axi_rvalid && left > 0) left = left - 1;
    m_axi_rvalid <= left > 0;
    m_axi_rdata <= 32'h1234_5678;
    m_axi_rlast <= left == 1;
    m_axi_awready <= 1;
    m_axi_wready <= 1;
    if (m_axi_awvalid && m_axi_awready) bursts = bursts + 1;
    m_axi_bvalid <= m_axi_wvalid && m_axi_wready && m_axi_wlast;
    if (m_axi_wvalid && m_axi_wready) begin
      words[beat] = m_axi_wdata;
      strobes[beat] = m_axi_wstrb;
      beat = m_axi_wlast ? 0 : beat + 1;
    end
  end
`;

const TASKS = sv`
  localparam logic [31:0] LINE = 32'h8000_0048;
  localparam logic [31:0] OTHER = LINE + 512;
  localparam logic [31:0] UNCACHED = 32'h8000_0c48;
  integer problems = 0, corrected = 0, lost = 0, late = 0;
  logic [31:0] read, told_at;
  logic failed;
  always @(posedge clk) begin
    if (bit_corrected) corrected = corrected + 1;
    if (bits_lost) lost = lost + 1;
    if (bit_corrected || bits_lost) told_at = error_address;
    if (rst_n && write_error) late = late + 1;
  end
  task wrong(input string what, input [31:0] one, input [31:0] two);
    problems = problems + 1;
    $display("%0s: %h %h", what, one, two);
  endtask
  task access(input [31:0] address, input store, input [3:0] lanes, input [1:0] how);
    @(negedge clk) dbus_addr = address;
    dbus_we = store;
    dbus_be = lanes;
    dbus_wdata = 32'h600d_da7a;
    dbus_manage = how;
    dbus_req = 1;
    @(posedge clk);
    while (!dbus_gnt) @(posedge clk);
    #1 dbus_req = 0;
    @(posedge clk);
    while (!dbus_rvalid) @(posedge clk);
    failed = dbus_err;
    read = dbus_rdata;
    repeat (12) @(posedge clk);
  endtask
  task dirty_with(input [38:0] bits);
    access(LINE, 0, 4'b0000, 2'b10);
    access(LINE, 1, 4'b1111, 0);
    @(negedge clk) dut.u_data_0.mem[18] = dut.u_data_0.mem[18] ^ bits;
    corrected = 0;
    lost = 0;
    late = 0;
    bursts = 0;
  endtask
  task scan;
    @(negedge clk) clean = 1;
    @(posedge clk);
    while (!cleaned) @(posedge clk);
    #1 clean = 0;
    repeat (4) @(posedge clk);
    failed = 0;
  endtask
  task expect_told(input string what, input integer one, input integer two, input [31:0] at);
    if (corrected != one || lost != two) wrong(what, corrected, lost);
    if (one + two > 0 && told_at !== at) wrong("its address", told_at, at);
  endtask
  task expect_written(input string what, input [31:0] word, input [3:0] lanes);
    if (bursts != 1 || strobes[2] !== lanes || (lanes != 0 && words[2] !== word)) wrong(what, words[2], strobes[2]);
    if (strobes[1] !== 4'b1111 || words[1] !== 32'h1234_5678) wrong("the word before", words[1], strobes[1]);
  endtask
  task expect_end(input string what, input fails, input integer times);
    if (failed !== fails || late != times) wrong(what, failed, late);
  endtask
`;
