// AXI4-Lite subordinate that gives on one transfer at a time (Arm IHI 0022H, B1): writes and reads take
// turns when both wait, as who was answered has nothing to ask for yet. `request` stays until `finish`.
// No output depends combinationally on an input of AXI.
module nl_axil_single #(
    parameter int AW = 32,
    parameter int DW = 32
) (
    input  logic            clk,
    input  logic            rst_n,
    input  logic [  AW-1:0] awaddr,
    input  logic [     2:0] awprot,
    input  logic            awvalid,
    output logic            awready,
    input  logic [  DW-1:0] wdata,
    input  logic [DW/8-1:0] wstrb,
    input  logic            wvalid,
    output logic            wready,
    output logic [     1:0] bresp,
    output logic            bvalid,
    input  logic            bready,
    input  logic [  AW-1:0] araddr,
    input  logic [     2:0] arprot,
    input  logic            arvalid,
    output logic            arready,
    output logic [  DW-1:0] rdata,
    output logic [     1:0] rresp,
    output logic            rvalid,
    input  logic            rready,
    output logic            request,
    output logic            write,
    output logic [  AW-1:0] address,
    output logic [     2:0] protection,
    output logic [  DW-1:0] data,
    output logic [DW/8-1:0] strobes,
    input  logic            finish,
    input  logic            failed,
    input  logic [  DW-1:0] word
);
  localparam logic [1:0] OKAY = 2'b00;
  localparam logic [1:0] SLVERR = 2'b10;

  // Requests that were taken and are not answered.
  logic          aw_held, w_held, ar_held;
  logic [AW-1:0] aw_address, ar_address;
  logic [   2:0] aw_protection, ar_protection;
  logic          answered; // of the transfer that is shown to the manager
  logic          may_write, may_read;

  assign awready    = !aw_held;
  assign wready     = !w_held;
  assign arready    = !ar_held;
  assign bvalid     = answered && write;
  assign rvalid     = answered && !write;
  assign rresp      = bresp;
  assign address    = write ? aw_address : ar_address;
  assign protection = write ? aw_protection : ar_protection;
  assign may_write  = aw_held && w_held;
  assign may_read   = ar_held && !may_write;

  always_ff @(posedge clk) begin : requests
    if (awvalid && awready) begin
      aw_held       <= 1'b1;
      aw_address    <= awaddr;
      aw_protection <= awprot;
    end
    if (wvalid && wready) begin
      w_held  <= 1'b1;
      data    <= wdata;
      strobes <= wstrb;
    end
    if (arvalid && arready) begin
      ar_held       <= 1'b1;
      ar_address    <= araddr;
      ar_protection <= arprot;
    end
    if (bvalid && bready) begin
      aw_held <= 1'b0;
      w_held  <= 1'b0;
    end
    if (rvalid && rready) ar_held <= 1'b0;
    if (!rst_n) begin
      aw_held <= 1'b0;
      w_held  <= 1'b0;
      ar_held <= 1'b0;
    end
  end

  always_ff @(posedge clk) begin : transfers
    if (!request && !answered && (may_write || may_read)) begin
      request <= 1'b1;
      write   <= may_write;
    end
    if (request && finish) begin
      request  <= 1'b0;
      answered <= 1'b1;
      bresp    <= failed ? SLVERR : OKAY;
      rdata    <= word;
    end
    if ((bvalid && bready) || (rvalid && rready)) answered <= 1'b0;
    if (!rst_n) begin
      request  <= 1'b0;
      answered <= 1'b0;
      write    <= 1'b0;
    end
  end
endmodule
