import { input, portGroup } from '@netloom/hdl/emit';
import { clocked } from '../clocked.ts';
import { channelPorts, FETCH_SIGNALS } from '../channels.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { axiManagerPorts } from './axiLite.ts';

const SINGLE_READS = sv`
  // A word at a time, which nobody may keep.
  assign m_axi_arlen = 8'd0;
  assign m_axi_arsize = 3'd2;
  assign m_axi_arburst = 2'b01;
  assign m_axi_arcache = 4'b0000;
`;

/** \`<c>_axil_fetch\`, \`<c>_axi_fetch\`: the fetch channel as a manager of AXI's read channels. */
function adapter(protocol: 'axi4-lite' | 'axi4'): Unit {
  const lite = protocol === 'axi4-lite';
  const bus = lite ? 'm_axil' : 'm_axi';
  return {
    suffix: lite ? 'axil_fetch' : 'axi_fetch',
    chosen: ({ memory }) =>
      memory.protocol === protocol && (lite ? memory.ports === 'separate' : memory.instructionCache === null),
    comment: () => sv`
      Fetch channel to ${lite ? 'AXI4-Lite (Arm IHI 0022H, B1)' : 'AXI4 (Arm IHI 0022H)'}, read channels only.
      A request is granted at once. If the bus does not accept it in that cycle, it is held here, as the fetch unit may
      continue at another address but AXI does not allow an address to be withdrawn.
    `,
    ports: () => [
      input('clk'),
      input('rst_n'),
      ...portGroup('From the fetch unit', channelPorts('ibus', 'responder', FETCH_SIGNALS)),
      ...portGroup(lite ? 'AXI4-Lite' : 'AXI4', axiManagerPorts(bus, { readOnly: true, protocol })),
    ],
    body(options) {
      return sv`
        // AxPROT: instruction, secure, privileged.
        localparam logic [2:0] PROT = 3'b101;
        localparam logic [1:0] OKAY = 2'b00;

        logic pending;
        logic [31:0] pending_addr;

        assign ibus_gnt = !pending;
        assign ${bus}_arvalid = ibus_req || pending;
        assign ${bus}_araddr = pending ? pending_addr : ibus_addr;
        assign ${bus}_arprot = PROT;
        ${!lite && `\n${SINGLE_READS}`}

        ${clocked(options, "pending <= 1'b0;", `pending <= ${bus}_arvalid && !${bus}_arready;`)}

        // Used only while pending; loaded in every cycle to save an enable.
        always_ff @(posedge clk) pending_addr <= ${bus}_araddr;

        // The fetch unit never requests more words than it can take.
        assign ${bus}_rready = 1'b1;
        assign ibus_rvalid = ${bus}_rvalid;
        assign ibus_rdata = ${bus}_rdata;
        assign ibus_err = ${bus}_rresp != OKAY;
        ${!lite && '\n// Every answer is one beat.\nlogic unused;\nassign unused = m_axi_rlast;'}
      `;
    },
  };
}

export const fetchAdapter = adapter('axi4-lite');
export const fetchAdapterAxi4 = adapter('axi4');
