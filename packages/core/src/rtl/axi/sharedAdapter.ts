import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { dataPorts, writeHalves } from './dataAdapter.ts';

/** `<c>_axil`: both channels on one AXI4-Lite manager. */
export function sharedAdapter(options: CoreOptions): string {
  const { name, memory } = options;
  const bits = Math.ceil(Math.log2(memory.prefetchDepth + 1));
  return sv`
    // Fetch and data on one AXI4-Lite manager (Arm IHI 0022H, B1).
    // A load goes first, for it keeps an instruction waiting. Answers have no tags but come in the order of their
    // addresses: it is counted how many of fetches come before that of a load.
    module ${name}_axil (
      input  logic        clk,
      input  logic        rst_n,
      // From fetch
      input  logic        ibus_req,
      input  logic [31:0] ibus_addr,
      output logic        ibus_gnt,
      output logic        ibus_rvalid,
      output logic [31:0] ibus_rdata,
      output logic        ibus_err,
      // From the load-store unit
      input  logic        dbus_req,
      input  logic        dbus_we,
      input  logic [31:0] dbus_addr,
      input  logic [3:0]  dbus_be,
      input  logic [31:0] dbus_wdata,
      output logic        dbus_gnt,
      output logic        dbus_rvalid,
      output logic [31:0] dbus_rdata,
      output logic        dbus_err,
      // AXI4-Lite
      ${dataPorts('output', 'input')}
    );
      // AxPROT: secure and privileged; bit 2 tells an instruction from data.
      localparam logic [2:0] PROT = 3'b001;
      localparam logic [1:0] OKAY = 2'b00;

      logic        held;          // a fetch that the bus has not taken yet
      logic [31:0] held_addr;
      logic [${bits - 1}:0] fetching;      // fetches that the bus has taken and not answered
      logic [${bits - 1}:0] ahead;         // of them, those that are answered before the load
      logic        loading;       // a load is not answered yet
      logic        fetch_taken;
      logic        load_taken;
      logic        fetch_answer;
      logic        load_answer;
      logic        read;
      logic        write;

      assign read  = dbus_req && !dbus_we;
      assign write = dbus_req && dbus_we;

      assign load_answer  = m_axil_rvalid && loading && ahead == ${bits}'d0;
      assign fetch_answer = m_axil_rvalid && !load_answer;

      ${writeHalves(options)}

      assign ibus_gnt       = !held && !read;
      assign m_axil_arvalid = held || ibus_req || read;
      assign m_axil_araddr  = held ? held_addr : read ? dbus_addr : ibus_addr;
      assign m_axil_arprot  = {held || !read, PROT[1:0]};
      assign fetch_taken    = (held || (ibus_req && !read)) && m_axil_arready;
      assign load_taken     = read && !held && m_axil_arready;
      assign dbus_gnt       = dbus_we ? write_taken : load_taken;

      ${clocked(options, RESET, running(bits))}

      // Only read while held: loading it in every cycle spares an enable.
      always_ff @(posedge clk) held_addr <= m_axil_araddr;

      assign m_axil_rready = 1'b1;
      assign m_axil_bready = 1'b1;
      assign ibus_rvalid   = fetch_answer;
      assign ibus_rdata    = m_axil_rdata;
      assign ibus_err      = m_axil_rresp != OKAY;
      assign dbus_rvalid   = load_answer || m_axil_bvalid;
      assign dbus_rdata    = m_axil_rdata;
      assign dbus_err      = (m_axil_bvalid ? m_axil_bresp : m_axil_rresp) != OKAY;
    endmodule
  `;
}

const RESET = sv`
  held     <= 1'b0;
  fetching <= '0;
  ahead    <= '0;
  loading  <= 1'b0;
`;

const running = (bits: number) => sv`
  held     <= (held || (ibus_req && !read)) && !m_axil_arready;
  fetching <= fetching + ${extended('fetch_taken', bits)} - ${extended('fetch_answer', bits)};
  loading  <= load_taken || (loading && !load_answer);
  if (load_taken) ahead <= fetching - ${extended('fetch_answer', bits)};
  else if (fetch_answer && ahead != ${bits}'d0) ahead <= ahead - ${bits}'d1;
`;

/** A bit as a number of so many. */
function extended(bit: string, bits: number): string {
  return bits === 1 ? `(${bit})` : `{${bits - 1}'d0, ${bit}}`;
}
