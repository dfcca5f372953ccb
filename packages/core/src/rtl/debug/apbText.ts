import { sv } from '../sv.ts';

/** The registers behind a subordinate of APB; `port` names the port of its signal. */
export const apbText = (port: (signal: string) => string) => sv`
  // An access in each second cycle of APB, without wait states.
  assign dmi_valid = ${port('PSEL')} && ${port('PENABLE')};
  assign dmi_write = ${port('PWRITE')};
  assign dmi_addr = ${port('PADDR')}[8:2];
  assign dmi_wdata = ${port('PWDATA')};
  assign ${port('PRDATA')} = dmi_rdata;
  assign ${port('PREADY')} = 1'b1;
  assign ${port('PSLVERR')} = 1'b0;

  // The registers are written as words.
  logic unused_debug;
  assign unused_debug = ^{${port('PADDR')}[1:0], ${port('PSTRB')}};
`;
