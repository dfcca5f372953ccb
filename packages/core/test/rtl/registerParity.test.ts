import { expect, test } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { clockGate } from '../../src/rtl/clockGate/clockGate.ts';
import { regfile } from '../../src/rtl/regfile/regfile.ts';
import { sv } from '../../src/rtl/sv.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { simulate } from './icarus.ts';

type Form = CoreOptions['implementation']['registerFile'];

const coreOf = (
  registerFile: Form,
  clockGating: boolean,
  reset: 'synchronous' | 'asynchronous',
): CoreOptions => ({
  ...PRESETS.micro,
  name: 'c',
  implementation: { ...PRESETS.micro.implementation, registerFile, clockGating, reset },
  safety: { ...PRESETS.micro.safety, registerParity: true },
});

/**
 * After the reset no register is wrong. Then each bit of each is turned over when it is written, and read by each port:
 * told a clock later where the port is used, and only there; what is written anew is right again.
 */
const bench = (isRam: boolean) => sv`
  module bench;
    logic clk = 0, rst_n = 1, we = 0, inject = 0;
    ${isRam && 'logic read = 1;'}
    logic [4:0] raddr1 = 0, raddr2 = 0, waddr = 0;
    logic [5:0] inject_bit = 0;
    logic [1:0] uses = 0;
    logic [31:0] wdata = 0;
    wire [31:0] rdata1, rdata2;
    wire error;
    c_regfile dut (
      .clk, .rst_n, .raddr1, .raddr2, .rdata1, .rdata2, .we, .waddr, .wdata,
      .uses, .inject, .inject_bit, .error
      ${isRam && ', .read'}
    );
    always #5 clk = !clk;

    integer register_number, bit_number, problems = 0;
    task write(input turned);
      @(negedge clk);
      we = 1;
      waddr = register_number;
      wdata = $random;
      inject = turned;
      inject_bit = bit_number;
      @(negedge clk) we = 0;
      inject = 0;
    endtask
    // By both ports, whichever an instruction uses.
    task look(input integer port, input expected);
      raddr1 = register_number;
      raddr2 = register_number;
      @(negedge clk) uses = 1 << port;
      @(negedge clk);
      if (error !== expected) begin
        problems = problems + 1;
        if (problems < 9) $display("x%0d bit %0d port %0d: %b", register_number, bit_number, port, error);
      end
      uses = 0;
      @(negedge clk);
      if (error !== 1'b0) problems = problems + 1;
    endtask

    initial begin
      @(negedge clk) rst_n = 0;
      repeat (4) @(negedge clk);
      rst_n = 1;
      @(negedge clk);
      bit_number = 0;
      for (register_number = 0; register_number < 32; register_number = register_number + 1) begin
        look(0, 0);
        look(1, 0);
      end
      for (register_number = 1; register_number < 32; register_number = register_number + 1)
        for (bit_number = 0; bit_number < 33; bit_number = bit_number + 1) begin
          write(1);
          look(0, 1);
          look(1, 1);
          write(0);
          look(0, 0);
          look(1, 0);
          if (rdata1 !== wdata || rdata2 !== wdata) problems = problems + 1;
        end
      if (problems == 0) $display("PASS");
      $finish;
    end
  endmodule
`;

test.each([
  ['flops', false, 'synchronous'],
  ['flops', true, 'synchronous'],
  ['flops', true, 'asynchronous'],
  ['latches', false, 'synchronous'],
  ['latches', false, 'asynchronous'],
  ['fpga-ram', false, 'synchronous'],
] as const)(
  'each bit of each register in %s is seen by each port, gated %s, reset %s',
  async (form, gated, reset) => {
    const options = coreOf(form, gated, reset);
    const units = clockGate.chosen(options) ? [clockGate, regfile] : [regfile];
    const modules = units.map((unit) => moduleText(options, unit));
    expect(await simulate([...modules, bench(form === 'fpga-ram')])).toBe('PASS');
  },
);
