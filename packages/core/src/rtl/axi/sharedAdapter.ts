import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { dataPorts, writeHalves } from './dataAdapter.ts';

/** `<c>_axil`: both channels on one AXI4-Lite manager. */
export function sharedAdapter(options: CoreOptions): string {
  const { name, memory } = options;
  const bits = Math.ceil(Math.log2(memory.prefetchDepth + 1));
  const one = `${bits}'d1`;
  return sv`
    // Fetch and data on one AXI4-Lite manager (Arm IHI 0022H, B1).
    // Data goes first, for it keeps an instruction waiting: as long as it wants the bus, fetch is granted nothing
    // more. The bus changes hands when all that was asked for is answered, so answers need no tags.
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
      logic        data_waits;    // an access to data is not answered yet
      logic        fetch_answer;
      logic        data_answer;
      logic        fetch_turn;
      logic        data_turn;
      logic        read;
      logic        write;

      assign fetch_answer = m_axil_rvalid && !data_waits;
      assign data_answer  = (m_axil_rvalid && data_waits) || m_axil_bvalid;

      assign data_turn  = !held && (fetching == ${bits}'d0 || (fetching == ${one} && m_axil_rvalid));
      assign fetch_turn = held || (ibus_req && ibus_gnt);
      assign ibus_gnt   = !held && !dbus_req && (!data_waits || data_answer);
      assign read       = dbus_req && data_turn && !dbus_we;
      assign write      = dbus_req && data_turn && dbus_we;

      ${writeHalves(options)}

      assign m_axil_arvalid = fetch_turn || read;
      assign m_axil_araddr  = held ? held_addr : dbus_req ? dbus_addr : ibus_addr;
      assign m_axil_arprot  = {fetch_turn, PROT[1:0]};
      assign dbus_gnt       = data_turn && (dbus_we ? write_taken : m_axil_arready);

      ${clocked(options, RESET, running(bits))}

      // Only read while held: loading it in every cycle spares an enable.
      always_ff @(posedge clk) held_addr <= m_axil_araddr;

      assign m_axil_rready = 1'b1;
      assign m_axil_bready = 1'b1;
      assign ibus_rvalid   = fetch_answer;
      assign ibus_rdata    = m_axil_rdata;
      assign ibus_err      = m_axil_rresp != OKAY;
      assign dbus_rvalid   = data_answer;
      assign dbus_rdata    = m_axil_rdata;
      assign dbus_err      = (m_axil_bvalid ? m_axil_bresp : m_axil_rresp) != OKAY;
    endmodule
  `;
}

const RESET = sv`
  held       <= 1'b0;
  fetching   <= '0;
  data_waits <= 1'b0;
`;

const running = (bits: number) => sv`
  held       <= fetch_turn && !m_axil_arready;
  fetching   <= fetching + ${extended('fetch_turn && m_axil_arready', bits)} - ${extended('fetch_answer', bits)};
  data_waits <= (dbus_req && dbus_gnt) || (data_waits && !data_answer);
`;

/** A bit as a number of so many. */
function extended(bit: string, bits: number): string {
  return bits === 1 ? `(${bit})` : `{${bits - 1}'d0, ${bit}}`;
}
