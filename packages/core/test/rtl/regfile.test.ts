import { expect, test } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { clockGate } from '../../src/rtl/clockGate/clockGate.ts';
import { registerAddressWidth } from '../../src/rtl/regfile/registerAddress.ts';
import { regfile } from '../../src/rtl/regfile/regfile.ts';
import { sv } from '../../src/rtl/sv.ts';
import { moduleText } from '../../src/rtl/unit.ts';
import { simulate } from './icarus.ts';

/**
 * Random writes and reads, every fourth read at the address that is written, against an array. Inputs change after the
 * rising edge and again while the clock is high, as they do behind other logic: neither may disturb what is stored,
 * which is read in both halves of the cycle.
 */
function bench(options: CoreOptions, cycles: number): string {
  const width = registerAddressWidth(options);
  const isRam = options.implementation.registerFile === 'fpga-ram';
  const address = `$urandom % ${2 ** width}`;
  return sv`
    module bench;
      logic clk = 0, we = 0, read = 0;
      logic [${width - 1}:0] raddr1 = 0, raddr2 = 0, waddr = 0;
      logic [31:0] wdata = 0;
      wire [31:0] rdata1, rdata2;
      ${options.name}_regfile dut (
        .clk, .raddr1, .raddr2, .rdata1, .rdata2, .we, .waddr, .wdata
        ${isRam && ', .read'}
      );

      logic [31:0] x [0:${2 ** width - 1}];
      logic [31:0] expected1, expected2;
      integer i, problems = 0;

      task check;
        if (rdata1 !== expected1 || rdata2 !== expected2) begin
          problems = problems + 1;
          if (problems < 10)
            $display("cycle %0d: x%0d %h not %h, x%0d %h not %h", i, raddr1, rdata1, expected1, raddr2, rdata2, expected2);
        end
      endtask

      // Reads within the cycle see what was written before it.
      task choose;
        begin
          we = i < ${2 ** width} ? 1 : $urandom;
          waddr = i < ${2 ** width} ? i : ${address};
          wdata = $urandom;
          read = $urandom;
          raddr1 = $urandom % 4 ? ${address} : waddr;
          raddr2 = $urandom % 4 ? ${address} : waddr;
        end
      endtask

      initial begin
        x[0] = 0;
        for (i = 0; i < ${cycles}; i = i + 1) begin
          #1 choose;
          #2 choose;
          #2 clk = 0;
          #4;
          ${!isRam && `if (i > ${2 ** width}) begin expected1 = x[raddr1]; expected2 = x[raddr2]; check; end`}
          #1;
          if (we && waddr != 0) x[waddr] = wdata;
          ${isRam && 'if (read) begin expected1 = x[raddr1]; expected2 = x[raddr2]; end'}
          clk = 1;
          ${!isRam && `if (i > ${2 ** width}) begin #1 expected1 = x[raddr1]; expected2 = x[raddr2]; check; end`}
          ${isRam && `if (i > ${2 ** width}) begin #1 check; end`}
        end
        if (problems == 0) $display("PASS");
        $finish;
      end
    endmodule
  `;
}

const registerFiles = ['flops', 'latches', 'fpga-ram'] as const;

test.for(
  registerFiles.flatMap((registerFile) =>
    (['rv32i', 'rv32e'] as const).flatMap((isa) =>
      [false, true].map((clockGating) => ({ registerFile, isa, clockGating })),
    ),
  ),
)(
  'registers in $registerFile, $isa, clock gating $clockGating',
  async ({ registerFile, isa, clockGating }) => {
    const { micro } = PRESETS;
    const options: CoreOptions = {
      ...micro,
      base: { ...micro.base, isa },
      implementation: { ...micro.implementation, registerFile, clockGating },
    };
    expect(
      await simulate([
        moduleText(options, clockGate),
        moduleText(options, regfile),
        bench(options, process.env.NETLOOM_DEEP ? 5000 : 400),
      ]),
    ).toBe('PASS');
  },
);
