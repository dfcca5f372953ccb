import { input, portGroup } from '@netloom/hdl/emit';
import { clocked } from '../clocked.ts';
import { channelPorts, FETCH_SIGNALS } from '../channels.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { axiManagerPorts } from './axiLite.ts';

/** `<c>_axil_fetch`: the fetch channel as a manager of AXI4-Lite's read channels. */
export const fetchAdapter: Unit = {
  suffix: 'axil_fetch',
  chosen: ({ memory }) => memory.ports === 'separate',
  comment: () => sv`
    Fetch channel to AXI4-Lite (Arm IHI 0022H, B1), read channels only.
    A request is granted at once. If the bus does not accept it in that cycle, it is held here, as the fetch unit may
    continue at another address but AXI does not allow an address to be withdrawn.
  `,
  ports: () => [
    input('clk'),
    input('rst_n'),
    ...portGroup('From the fetch unit', channelPorts('ibus', 'responder', FETCH_SIGNALS)),
    ...portGroup('AXI4-Lite', axiManagerPorts('m_axil', { readOnly: true })),
  ],
  body(options) {
    return sv`
      // AxPROT: instruction, secure, privileged.
      localparam logic [2:0] PROT = 3'b101;
      localparam logic [1:0] OKAY = 2'b00;

      logic pending;
      logic [31:0] pending_addr;

      assign ibus_gnt = !pending;
      assign m_axil_arvalid = ibus_req || pending;
      assign m_axil_araddr = pending ? pending_addr : ibus_addr;
      assign m_axil_arprot = PROT;

      ${clocked(options, "pending <= 1'b0;", 'pending <= m_axil_arvalid && !m_axil_arready;')}

      // Used only while pending; loaded in every cycle to save an enable.
      always_ff @(posedge clk) pending_addr <= m_axil_araddr;

      // The fetch unit never requests more words than it can take.
      assign m_axil_rready = 1'b1;
      assign ibus_rvalid = m_axil_rvalid;
      assign ibus_rdata = m_axil_rdata;
      assign ibus_err = m_axil_rresp != OKAY;
    `;
  },
};
