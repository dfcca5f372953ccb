// Subordinate that answers every transaction with DECERR and zeros (Arm IHI 0022H, A3.4.4), a write
// and a read at a time. It stands where nothing is mapped.
module nl_axi4_error #(
    parameter int IW = 4
) (
    input  logic          clk,
    input  logic          rst_n,
    input  logic          awvalid,
    output logic          awready,
    input  logic [IW-1:0] awid,
    input  logic          wvalid,
    output logic          wready,
    input  logic          wlast,
    output logic          bvalid,
    input  logic          bready,
    output logic [IW-1:0] bid,
    input  logic          arvalid,
    output logic          arready,
    input  logic [IW-1:0] arid,
    input  logic [   7:0] arlen,
    output logic          rvalid,
    input  logic          rready,
    output logic [IW-1:0] rid,
    output logic          rlast
);
  logic       writing; // a request is taken and not answered
  logic       written; // all data of a request is taken
  logic [7:0] beats;   // to follow the one that is shown

  assign awready = !writing;
  assign wready  = !written;
  assign bvalid  = writing && written;
  assign arready = !rvalid;
  assign rlast   = beats == '0;

  always_ff @(posedge clk) begin : writes
    if (awvalid && awready) begin
      writing <= 1'b1;
      bid     <= awid;
    end
    if (wvalid && wready && wlast) written <= 1'b1;
    if (!rst_n || (bvalid && bready)) begin
      writing <= 1'b0;
      written <= 1'b0;
    end
  end

  always_ff @(posedge clk) begin : reads
    if (arvalid && arready) begin
      rvalid <= 1'b1;
      rid    <= arid;
      beats  <= arlen;
    end else if (rvalid && rready) begin
      rvalid <= !rlast;
      beats  <= beats - 1'b1;
    end
    if (!rst_n) rvalid <= 1'b0;
  end
endmodule
