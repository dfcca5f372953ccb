// Routes accesses of the load-store unit by address to internal targets or to the bus. Internal targets grant
// at once and respond without error in the next cycle. As one access is outstanding at a time, responses
// never collide.
module nl_safe_data_router (
  input  logic         clk,
  input  logic         rst_n,
  // From the load-store unit
  input  logic         dbus_req,
  input  logic [31:16] dbus_addr,
  output logic         dbus_gnt,
  output logic         dbus_rvalid,
  output logic [31:0]  dbus_rdata,
  output logic         dbus_err,
  // Internal targets
  output logic         clint_select,
  input  logic [31:0]  clint_rdata,
  // Bus
  output logic         bus_req,
  input  logic         bus_gnt,
  input  logic         bus_rvalid,
  input  logic [31:0]  bus_rdata,
  input  logic         bus_err
);
  localparam logic [15:0] CLINT_TAG = 16'h200;

  logic clint_hit;
  logic clint_response;

  assign clint_hit    = dbus_addr[31:16] == CLINT_TAG;
  assign clint_select = dbus_req && clint_hit;

  assign bus_req  = dbus_req && !(clint_hit);
  assign dbus_gnt = clint_hit || bus_gnt;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      clint_response <= 1'b0;
    end else begin
      clint_response <= clint_select;
    end
  end

  assign dbus_rvalid = bus_rvalid || clint_response;
  assign dbus_err    = bus_rvalid && bus_err;
  assign dbus_rdata  =
    clint_response ? clint_rdata :
    bus_rdata;
endmodule
