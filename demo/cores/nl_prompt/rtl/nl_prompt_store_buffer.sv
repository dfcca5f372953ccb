// Store buffer with one entry. A store is acknowledged in the next cycle, whether the bus is ready or not: it
// is passed to the bus if that is ready, otherwise it is buffered. Later accesses wait for it, so program
// order is kept. A bus error of a buffered store comes too late for a precise trap and is reported by
// store_error.
module nl_prompt_store_buffer (
  input  logic        clk,
  input  logic        rst_n,
  // From the load-store unit; a store with access_buffered does not wait for its response
  input  logic        access_req,
  input  logic        access_we,
  input  logic        access_buffered,
  input  logic [31:0] access_addr,
  input  logic [3:0]  access_be,
  input  logic [31:0] access_wdata,
  output logic        access_gnt,
  output logic        access_rvalid,
  output logic        access_err,
  input  logic        access_behind, // a store is taken with the answer of the access before it
  output logic        done_buffered, // access_rvalid is for a buffered store
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
  logic        busy;         // the bus response of a buffered store is outstanding
  logic        buffered_ack; // a store was accepted into the buffer in the previous cycle
  logic        take;
  logic        granted;

  assign take       = (access_req && access_buffered && !full) || access_behind;
  assign dbus_req   = (full || access_req) && !busy;
  assign granted    = dbus_req && dbus_gnt;
  assign dbus_we    = full || access_we;
  assign dbus_addr  = full ? addr : access_addr;
  assign dbus_be    = full ? be : access_be;
  assign dbus_wdata = full ? wdata : access_wdata;

  assign access_gnt    = !full && (access_buffered || granted);
  assign done_buffered = buffered_ack;
  assign access_rvalid = buffered_ack || (dbus_rvalid && !busy);
  assign access_err    = !buffered_ack && dbus_err;
  assign store_error   = dbus_rvalid && busy && dbus_err;
  assign idle          = !full && !busy;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      full         <= 1'b0;
      busy         <= 1'b0;
      buffered_ack <= 1'b0;
    end else begin
      full         <= (full || take) && !granted;
      busy         <= granted ? full || access_buffered : busy && !dbus_rvalid;
      buffered_ack <= take;
    end
  end

  always_ff @(posedge clk) begin
    if (!full) begin
      addr  <= access_addr;
      be    <= access_be;
      wdata <= access_wdata;
    end
  end
endmodule
