import type { CoreOptions } from '../../src/index.ts';
import { dataCache } from '../../src/rtl/cache/dataCache.ts';
import { geometryOf } from '../../src/rtl/cache/geometry.ts';
import { instructionCache } from '../../src/rtl/cache/instructionCache.ts';
import { sv } from '../../src/rtl/sv.ts';

/**
 * Each bit of a word and of its tag is lost once, while the line is in the cache: the next load brings what memory holds
 * all the same, and the cache tells of it once, with the address. Prints PASS, or what is wrong.
 */
export function everyBit(options: CoreOptions, cache: 'icache' | 'dcache'): string {
  const unit = cache === 'icache' ? instructionCache : dataCache;
  const bus = cache === 'icache' ? 'ibus' : 'dbus';
  const { memory } = options;
  const shape = geometryOf((cache === 'icache' ? memory.instructionCache : memory.dataCache)!);
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

      // A memory whose words tell their addresses.
      logic [31:0] at = 0;
      integer left = 0, problems = 0, told = 0, bit_number, lines = 0;
      always @(posedge clk) begin
        m_axi_arready <= left == 0 && !(m_axi_arvalid && m_axi_arready);
        if (m_axi_arvalid && m_axi_arready) begin
          at = m_axi_araddr;
          left = m_axi_arlen + 1;
          lines = lines + 1;
        end else if (m_axi_rvalid && left > 0) begin
          at = (at & ~(${4 * shape.words} - 1)) | (at + 4 & (${4 * shape.words} - 1));
          left = left - 1;
        end
        m_axi_rvalid <= left > 0;
        m_axi_rdata <= at * 32'h9e3779b1;
        m_axi_rlast <= left == 1;
        if (bit_lost) told = told + 1;
      end

      task load(input [31:0] address);
        @(negedge clk) ${bus}_addr = address;
        ${bus}_req = 1;
        @(posedge clk);
        while (!${bus}_gnt) @(posedge clk);
        #1 ${bus}_req = 0;
        @(posedge clk);
        while (!${bus}_rvalid) @(posedge clk);
        if (${bus}_rdata !== address * 32'h9e3779b1 || ${bus}_err) begin
          problems = problems + 1;
          $display("bit %0d: %h", bit_number, ${bus}_rdata);
        end
        repeat (${shape.words + 4}) @(posedge clk);
      endtask

      task hit_by(input is_tag);
        load(32'h8000_0048);
        told = 0;
        lines = 0;
        @(negedge clk);
        if (is_tag) dut.u_tags_0.mem[4][bit_number] = !dut.u_tags_0.mem[4][bit_number];
        else dut.u_data_0.mem[18][bit_number] = !dut.u_data_0.mem[18][bit_number];
        load(32'h8000_0048);
        if (told != 1 || lines != 1 || bit_lost_address !== 32'h8000_0048) begin
          problems = problems + 1;
          $display("bit %0d of %0s: told %0d times, %0d lines", bit_number, is_tag ? "a tag" : "a word", told, lines);
        end
      endtask

      initial begin
        repeat (4) @(posedge clk);
        rst_n <= 1;
        repeat (100) @(posedge clk);
        for (bit_number = 0; bit_number < ${cache === 'icache' ? 33 : 36}; bit_number = bit_number + 1) hit_by(0);
        for (bit_number = 0; bit_number < ${shape.tagBits + 2}; bit_number = bit_number + 1) hit_by(1);
        if (problems == 0) $display("PASS");
        $finish;
      end
      initial #2000000 begin $display("stuck"); $finish; end
    endmodule
  `;
}
