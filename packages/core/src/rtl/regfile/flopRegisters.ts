import type { CoreOptions } from '../../options/coreOptions.ts';
import { clockGate } from '../clockGate/clockGate.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { readPorts } from './readPorts.ts';
import { registerAddressWidth, registerCount } from './registerAddress.ts';
import type { RegisterForm } from './registerForm.ts';

const enabled = (width: number) => sv`
  logic [31:0] q;

  always_ff @(posedge clk) if (we && waddr == ${width}'(i)) q <= wdata;
  assign x[i] = q;
`;

const gated = (options: CoreOptions, width: number) => sv`
  logic reg_clk;
  logic [31:0] q;

  ${instance(options, clockGate, { enable: `we && waddr == ${width}'(i)`, gated: 'reg_clk' }, {}, 'gate')}
  always_ff @(posedge reg_clk) q <= wdata;
  assign x[i] = q;
`;

/** Each register is 32 flip-flops, with an enable or, by clock gating, with a clock of its own. */
export const flopRegisters: RegisterForm = {
  comment: (options) => sv`
    Registers x1 to x${registerCount(options) - 1} in flip-flops: one write port, two read ports; a write is visible from the next cycle on.
    ${options.implementation.clockGating && 'Each register has a gated clock that runs when it is written.'}
  `,
  body(options) {
    const width = registerAddressWidth(options);
    const count = registerCount(options);
    return sv`
      logic [31:0] x [0:${count - 1}];

      for (genvar i = 1; i < ${count}; i++) begin : g_x
        ${options.implementation.clockGating ? gated(options, width) : enabled(width)}
      end

      ${readPorts(options)}
    `;
  },
};
