import { input, portGroup } from '@netloom/hdl/emit';
import { clocked } from '../clocked.ts';
import { channelPorts, DATA_SIGNALS, FETCH_SIGNALS } from '../channels.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { axiManagerPorts } from './axiLite.ts';
import { writeHalves } from './dataAdapter.ts';

/** `<c>_axil`: both channels on one AXI4-Lite manager. */
export const sharedAdapter: Unit = {
  suffix: 'axil',
  chosen: ({ memory }) => memory.ports === 'shared' && memory.protocol === 'axi4-lite',
  comment: () => sv`
    Fetch and data on one AXI4-Lite manager (Arm IHI 0022H, B1).
    Loads have priority over fetches, as an instruction waits for them. Read responses carry no ID and arrive in order:
    counting the outstanding fetches tells which response belongs to the load.
  `,
  ports: () => [
    input('clk'),
    input('rst_n'),
    ...portGroup('From the fetch unit', channelPorts('ibus', 'responder', FETCH_SIGNALS)),
    ...portGroup('From the load-store unit', channelPorts('dbus', 'responder', DATA_SIGNALS)),
    ...portGroup('AXI4-Lite', axiManagerPorts('m_axil', { readOnly: false })),
  ],
  body(options) {
    const bits = Math.ceil(Math.log2(options.memory.prefetchDepth + 1));
    return sv`
      // AxPROT: secure, privileged; bit 2 is set for instruction accesses.
      localparam logic [2:0] PROT = 3'b001;
      localparam logic [1:0] OKAY = 2'b00;

      logic pending; // a fetch request that the bus has not accepted yet
      logic [31:0] pending_addr;
      logic [${bits - 1}:0] fetches_outstanding; // accepted fetches without a response
      logic [${bits - 1}:0] fetches_before_load; // of those, the fetches whose responses precede that of the load
      logic load_outstanding; // a load has no response yet
      logic fetch_accepted;
      logic load_accepted;
      logic fetch_response;
      logic load_response;
      logic read_req;
      logic write_req;

      assign read_req = dbus_req && !dbus_we;
      assign write_req = dbus_req && dbus_we;

      assign load_response = m_axil_rvalid && load_outstanding && fetches_before_load == ${bits}'d0;
      assign fetch_response = m_axil_rvalid && !load_response;

      ${writeHalves(options)}

      assign ibus_gnt = !pending && !read_req;
      assign m_axil_arvalid = pending || ibus_req || read_req;
      assign m_axil_araddr = pending ? pending_addr : read_req ? dbus_addr : ibus_addr;
      assign m_axil_arprot = {pending || !read_req, PROT[1:0]};
      assign fetch_accepted = (pending || (ibus_req && !read_req)) && m_axil_arready;
      assign load_accepted = read_req && !pending && m_axil_arready;
      assign dbus_gnt = dbus_we ? write_accepted : load_accepted;

      ${clocked(options, RESET, running(bits))}

      // Used only while pending; loaded in every cycle to save an enable.
      always_ff @(posedge clk) pending_addr <= m_axil_araddr;

      assign m_axil_rready = 1'b1;
      assign m_axil_bready = 1'b1;
      assign ibus_rvalid = fetch_response;
      assign ibus_rdata = m_axil_rdata;
      assign ibus_err = m_axil_rresp != OKAY;
      assign dbus_rvalid = load_response || m_axil_bvalid;
      assign dbus_rdata = m_axil_rdata;
      assign dbus_err = (m_axil_bvalid ? m_axil_bresp : m_axil_rresp) != OKAY;
    `;
  },
};

const RESET = sv`
  pending <= 1'b0;
  fetches_outstanding <= '0;
  fetches_before_load <= '0;
  load_outstanding <= 1'b0;
`;

const running = (bits: number) => sv`
  pending <= (pending || (ibus_req && !read_req)) && !m_axil_arready;
  fetches_outstanding <= fetches_outstanding + ${extended('fetch_accepted', bits)} - ${extended('fetch_response', bits)};
  load_outstanding <= load_accepted || (load_outstanding && !load_response);
  if (load_accepted) fetches_before_load <= fetches_outstanding - ${extended('fetch_response', bits)};
  else if (fetch_response && fetches_before_load != ${bits}'d0) fetches_before_load <= fetches_before_load - ${bits}'d1;
`;

/** A bit as a number of so many. */
function extended(bit: string, bits: number): string {
  return bits === 1 ? `(${bit})` : `{${bits - 1}'d0, ${bit}}`;
}
