import { input, output, portGroup } from '@netloom/hdl/emit';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import type { ModuleOptions } from './moduleOptions.ts';
import { dmiPorts } from './dmi.ts';
import { TAP } from './tap.ts';
import { DATA_REGISTERS } from './dataRegisters.ts';

const RESET = sv`
  request_sync <= 2'b00;
  request_seen <= 1'b0;
  answer <= 32'd0;
`;

/** The request holds still until its answer has been seen, so that one bit tells of all. */
const ACROSS = sv`
  request_sync <= {request_sync[0], request};
  request_seen <= request_sync[1];
  if (dmi_valid) answer <= dmi_rdata;
`;

/** The TAP with its registers, and the ways between TCK and clk. */
export const jtagText = (options: ModuleOptions): string => sv`
  logic request_seen; // of clk: the last request has been answered
  logic [31:0] answer;

  ${TAP}

  ${DATA_REGISTERS}

  // ---- To clk
  (* async_reg *) logic [1:0] request_sync;

  assign dmi_valid = request_sync[1] != request_seen;
  assign dmi_write = request_write;
  assign dmi_addr = request_addr;
  assign dmi_wdata = request_wdata;

  ${clocked(options, RESET, ACROSS)}

  // ---- And back
  (* async_reg *) logic [1:0] seen_sync;

  always_ff @(posedge jtag_tck or negedge jtag_trst_n) begin
    if (!jtag_trst_n) seen_sync <= 2'b00;
    else seen_sync <= {seen_sync[0], request_seen};
  end
  assign pending = request != seen_sync[1];
`;

/** `<c>_jtag`: the JTAG debug transport module. */
export const jtag: Unit = {
  suffix: 'jtag',
  chosen: ({ debug }) => debug.transport === 'jtag',
  comment: () => sv`
    JTAG debug transport module (RISC-V External Debug Support 0.13.2, 6.1; IEEE 1149.1): an access to the debug module
    crosses from TCK to clk and its answer back. TCK may be slower or faster than clk.
  `,
  ports: () => [
    input('clk'),
    input('rst_n'),
    ...portGroup('JTAG', [
      input('jtag_tck'),
      input('jtag_trst_n', 1, 'asynchronous; asserted at power-up'),
      input('jtag_tms'),
      input('jtag_tdi'),
      output('jtag_tdo'),
      output('jtag_tdo_oe', 1, 'jtag_tdo drives its pin'),
    ]),
    ...dmiPorts('requester'),
  ],
  body: jtagText,
};
