import { clockGate } from '../clockGate/clockGate.ts';
import { hasThirdSource } from '../../custom/decoding.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { resetsRegisters } from '../../options/safety.ts';
import { clocked } from '../clocked.ts';
import { logic } from '../nets.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { readPorts } from './readPorts.ts';
import { keptWidth, parityNets, parityText, readNet, writtenNet } from './registerParity.ts';
import { registerAddressWidth, registerCount } from './registerAddress.ts';
import type { RegisterForm } from './registerForm.ts';

const capture = (options: CoreOptions, width: number) => sv`
  pending <= we && waddr != ${width}'d0;
  pending_addr <= waddr;
  pending_data <= ${writtenNet(options)};
`;

/** Two copies in lockstep start from the same registers: in reset zero goes into all of them. */
function captures(options: CoreOptions, width: number): string {
  if (!resetsRegisters(options))
    return sv`
      always_ff @(posedge clk) begin
        ${capture(options, width)}
      end
    `;
  return sv`
    logic clearing; // by reset

    ${clocked(
      options,
      `clearing <= 1'b1;\npending <= 1'b0;\npending_addr <= '0;\npending_data <= ${keptWidth(options)}'d0;`,
      `clearing <= 1'b0;\n${capture(options, width)}`,
    )}
  `;
}

function enableOf(options: CoreOptions, width: number): string {
  const written = `pending && pending_addr == ${width}'(i)`;
  return resetsRegisters(options) ? `clearing || (${written})` : written;
}

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
      ${parityNets(options)}
      logic pending;
      logic [${width - 1}:0] pending_addr;
      ${logic(keptWidth(options))} pending_data;

      ${captures(options, width)}

      logic clk_low;
      ${logic(keptWidth(options))} x [0:${count - 1}];

      assign clk_low = !clk;
      for (genvar i = 1; i < ${count}; i++) begin : g_x
        logic latch_enable;
        ${logic(keptWidth(options))} q;

        ${instance(
          options,
          clockGate,
          { clk: 'clk_low', enable: enableOf(options, width), gated: 'latch_enable' },
          {},
          'gate',
        )}
        always_latch if (latch_enable) q = pending_data;
        assign x[i] = q;
      end

      ${readPorts(options, 'latched')}

      // The captured write is forwarded until it is in the latches.
      assign ${readNet(options, 1)} = pending && pending_addr == raddr1 ? pending_data : latched1;
      assign ${readNet(options, 2)} = pending && pending_addr == raddr2 ? pending_data : latched2;
      ${hasThirdSource(options) && `assign ${readNet(options, 3)} = pending && pending_addr == raddr3 ? pending_data : latched3;`}
      ${parityText(options)}
    `;
  },
};
