import type { CoreOptions } from '../../options/coreOptions.ts';
import { resetsRegisters } from '../../options/safety.ts';
import { clockGate } from '../clockGate/clockGate.ts';
import { clocked, edge } from '../clocked.ts';
import { logic } from '../nets.ts';
import { sv } from '../sv.ts';
import { instance } from '../unit.ts';
import { readPorts } from './readPorts.ts';
import { keptWidth, parityNets, parityText, writtenNet } from './registerParity.ts';
import { registerAddressWidth, registerCount } from './registerAddress.ts';
import type { RegisterForm } from './registerForm.ts';

/** Two copies in lockstep start from the same registers, whatever a program reads before it has written it. */
const enabled = (options: CoreOptions, width: number) => {
  const written = `if (we && waddr == ${width}'(i)) q <= ${writtenNet(options)};`;
  return sv`
    ${logic(keptWidth(options))} q;

    ${resetsRegisters(options) ? clocked(options, `q <= ${keptWidth(options)}'d0;`, written) : `always_ff @(posedge clk) ${written}`}
    assign x[i] = q;
  `;
};

const gated = (options: CoreOptions, width: number) => {
  const isReset = resetsRegisters(options);
  const written = `we && waddr == ${width}'(i)`;
  // A synchronous reset needs the clock.
  const enable =
    isReset && options.implementation.reset === 'synchronous' ? `!rst_n || (${written})` : written;
  const edges = edge(options).replace('posedge clk', 'posedge reg_clk');
  return sv`
    logic reg_clk;
    ${logic(keptWidth(options))} q;

    ${instance(options, clockGate, { enable, gated: 'reg_clk' }, {}, 'gate')}
    ${isReset ? `always_ff @(${edges})\n  if (!rst_n) q <= ${keptWidth(options)}'d0;\n  else q <= ${writtenNet(options)};` : `always_ff @(posedge reg_clk) q <= ${writtenNet(options)};`}
    assign x[i] = q;
  `;
};

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
      ${parityNets(options)}
      ${logic(keptWidth(options))} x [0:${count - 1}];

      for (genvar i = 1; i < ${count}; i++) begin : g_x
        ${options.implementation.clockGating ? gated(options, width) : enabled(options, width)}
      end

      ${readPorts(options)}
      ${parityText(options)}
    `;
  },
};
