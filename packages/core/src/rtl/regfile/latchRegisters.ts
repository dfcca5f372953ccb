import { clockGate } from '../clockGate/clockGate.ts';
import { hasThirdSource } from '../../custom/decoding.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { readPorts } from './readPorts.ts';
import { registerAddressWidth, registerCount } from './registerAddress.ts';
import type { RegisterForm } from './registerForm.ts';

/**
 * Each register is 32 latches. What is written stands in flip-flops first, from the edge on, and goes into the latches
 * while the clock is low after it; until then it is read from the flip-flops. So nothing combinational opens a latch.
 */
export const latchRegisters: RegisterForm = {
  comment: (options) => sv`
    Registers x1 to x${registerCount(options) - 1} in latches. A write is captured in shared flip-flops at the clock edge and goes into the
    latches of its register during the following low phase of the clock.
  `,
  body(options) {
    const width = registerAddressWidth(options);
    const count = registerCount(options);
    return sv`
      logic pending;
      logic [${width - 1}:0] pending_addr;
      logic [31:0] pending_data;

      always_ff @(posedge clk) begin
        pending <= we && waddr != ${width}'d0;
        pending_addr <= waddr;
        pending_data <= wdata;
      end

      logic clk_low;
      logic [31:0] x [0:${count - 1}];

      assign clk_low = !clk;
      for (genvar i = 1; i < ${count}; i++) begin : g_x
        logic latch_enable;
        logic [31:0] q;

        ${instance(
          options,
          clockGate,
          { clk: 'clk_low', enable: `pending && pending_addr == ${width}'(i)`, gated: 'latch_enable' },
          {},
          'gate',
        )}
        always_latch if (latch_enable) q = pending_data;
        assign x[i] = q;
      end

      ${readPorts(options, 'latched')}

      // The captured write is forwarded until it is in the latches.
      assign rdata1 = pending && pending_addr == raddr1 ? pending_data : latched1;
      assign rdata2 = pending && pending_addr == raddr2 ? pending_data : latched2;
      ${hasThirdSource(options) && 'assign rdata3 = pending && pending_addr == raddr3 ? pending_data : latched3;'}
    `;
  },
};
