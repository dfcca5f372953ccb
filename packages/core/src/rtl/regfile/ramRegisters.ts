import { hasThirdSource } from '../../custom/decoding.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { logic } from '../nets.ts';
import { sv } from '../sv.ts';
import { registerAddressWidth, registerCount } from './registerAddress.ts';
import { keptWidth, parityNets, parityText, readNet, writtenNet } from './registerParity.ts';
import type { RegisterForm } from './registerForm.ts';

const port = (options: CoreOptions, n: 1 | 2 | 3) => sv`
  always_ff @(posedge clk) begin
    if (read) begin
      ram_rdata${n} <= x[raddr${n}];
      bypass${n} <= write_enable && waddr == raddr${n};
    end
  end
  assign ${readNet(options, n)} = bypass${n} ? bypass_data : ram_rdata${n};
`;

/** In block RAM, one a read port. */
export const ramRegisters: RegisterForm = {
  comment: (options) => sv`
    Registers x0 to x${registerCount(options) - 1} in FPGA block RAM. Read data follows 'read' and the addresses by one cycle; a write in
    the cycle of the read is bypassed, because the RAM would return the old value.
  `,
  body(options) {
    const width = registerAddressWidth(options);
    const count = registerCount(options);
    const kept = logic(keptWidth(options));
    return sv`
      ${parityNets(options)}
      ${kept} x [0:${count - 1}];
      logic write_enable;
      ${kept} bypass_data;
      ${kept} ram_rdata1;
      ${kept} ram_rdata2;
      ${hasThirdSource(options) && `${kept} ram_rdata3;\nlogic bypass3;`}
      logic bypass1;
      logic bypass2;

      // The RAM is initialised to zero; x0 is never written and so stays zero.
      initial for (int i = 0; i < ${count}; i++) x[i] = ${keptWidth(options)}'d0;

      assign write_enable = we && waddr != ${width}'d0;
      always_ff @(posedge clk) if (write_enable) x[waddr] <= ${writtenNet(options)};
      always_ff @(posedge clk) if (read) bypass_data <= ${writtenNet(options)};

      ${port(options, 1)}

      ${port(options, 2)}
      ${hasThirdSource(options) && `\n${port(options, 3)}`}
      ${parityText(options)}
    `;
  },
};
