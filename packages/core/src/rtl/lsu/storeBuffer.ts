import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';

/** `<c>_store_buffer`: a place for one store between the load-store unit and the bus. */
export function storeBuffer(options: CoreOptions): string {
  return sv`
    // Store buffer: takes a store at once and answers it in the next cycle, whether the bus is free or not. A store
    // that finds the bus ready goes by; otherwise it waits here. All that comes after it waits for it, so that the
    // order stays. A bus error of a store is known too late for a trap: store_error tells of it.
    module ${options.name}_store_buffer (
      input  logic        clk,
      input  logic        rst_n,
      // From the load-store unit; a store is buffered unless its answer is waited for
      input  logic        access_req,
      input  logic        access_we,
      input  logic        access_buffered,
      input  logic [31:0] access_addr,
      input  logic [3:0]  access_be,
      input  logic [31:0] access_wdata,
      output logic        access_gnt,
      output logic        access_rvalid,
      output logic        access_err,
      output logic        settled,      // access_rvalid is for a buffered store
      output logic        idle,
      output logic        store_error,
      // Bus
      output logic        dbus_req,
      output logic        dbus_we,
      output logic [31:0] dbus_addr,
      output logic [3:0]  dbus_be,
      output logic [31:0] dbus_wdata,
      input  logic        dbus_gnt,
      input  logic        dbus_rvalid,
      input  logic        dbus_err
    );
      logic        full;
      logic [31:0] addr;
      logic [3:0]  be;
      logic [31:0] wdata;
      logic        busy;     // the bus owes an answer
      logic        late;     // and it is that of a buffered store
      logic        answer;   // a store was buffered in the last cycle
      logic        buffers;
      logic        taken;

      assign buffers    = access_req && access_buffered && !full;
      assign dbus_req   = (full || access_req) && !busy;
      assign taken      = dbus_req && dbus_gnt;
      assign dbus_we    = full || access_we;
      assign dbus_addr  = full ? addr : access_addr;
      assign dbus_be    = full ? be : access_be;
      assign dbus_wdata = full ? wdata : access_wdata;

      assign access_gnt    = !full && (access_buffered || taken);
      assign settled       = answer;
      assign access_rvalid = answer || (dbus_rvalid && !late);
      assign access_err    = !answer && dbus_err;
      assign store_error   = dbus_rvalid && late && dbus_err;
      assign idle          = !full && !busy;

      ${clocked(options, RESET, RUNNING)}

      always_ff @(posedge clk) begin
        if (taken) late <= full || access_buffered;
        if (!full) begin
          addr  <= access_addr;
          be    <= access_be;
          wdata <= access_wdata;
        end
      end
    endmodule
  `;
}

const RESET = sv`
  full   <= 1'b0;
  busy   <= 1'b0;
  answer <= 1'b0;
`;

const RUNNING = sv`
  full   <= (full || buffers) && !taken;
  busy   <= taken || (busy && !dbus_rvalid);
  answer <= buffers;
`;
