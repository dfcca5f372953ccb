// What an AXI4-Lite manager has asked of a subordinate, one write and one read at most, and that each is
// answered once, after its transfer (`written`, `was_read`), with what it gave.
module asked (
    input  logic        clk,
    input  logic        rst_n,
    input  logic        awvalid,
    input  logic        awready,
    input  logic [ 3:0] awaddr,
    input  logic        wvalid,
    input  logic        wready,
    input  logic [31:0] wdata,
    input  logic [ 3:0] wstrb,
    input  logic        bvalid,
    input  logic        bready,
    input  logic [ 1:0] bresp,
    input  logic        arvalid,
    input  logic        arready,
    input  logic [ 3:0] araddr,
    input  logic        rvalid,
    input  logic        rready,
    input  logic [ 1:0] rresp,
    input  logic [31:0] rdata,
    input  logic        nothing,   // a write without strobes need not be carried out
    input  logic        written,   // the write is carried out in this clock
    input  logic        was_read,
    input  logic        failed,
    input  logic [31:0] word,
    output logic        may_write, // it is asked for and not carried out
    output logic        may_read,
    output logic [ 3:0] write_address,
    output logic [31:0] data,
    output logic [ 3:0] strobes,
    output logic [ 3:0] read_address
);
  logic aw, w, ar, b, r, b_failed, r_failed;
  logic [31:0] kept;
  logic [2:0] idle;

  stable #(.WIDTH(4), .ASSUMED(1)) u_aw (.clk, .rst_n, .valid(awvalid), .ready(awready), .word(awaddr));
  stable #(.WIDTH(36), .ASSUMED(1)) u_w (.clk, .rst_n, .valid(wvalid), .ready(wready), .word({wstrb, wdata}));
  stable #(.WIDTH(4), .ASSUMED(1)) u_ar (.clk, .rst_n, .valid(arvalid), .ready(arready), .word(araddr));
  stable #(.WIDTH(2)) u_b (.clk, .rst_n, .valid(bvalid), .ready(bready), .word(bresp));
  stable #(.WIDTH(34)) u_r (.clk, .rst_n, .valid(rvalid), .ready(rready), .word({rresp, rdata}));

  assign may_write = aw && w && !b;
  assign may_read  = ar && !r;
  initial {aw, w, ar, b, r} = 0;
  always @(posedge clk) begin
    if (awvalid && awready) {aw, write_address} <= {1'b1, awaddr};
    if (wvalid && wready) {w, strobes, data} <= {1'b1, wstrb, wdata};
    if (arvalid && arready) {ar, read_address} <= {1'b1, araddr};
    if (written) {b, b_failed} <= {1'b1, failed};
    if (was_read) {r, r_failed, kept} <= {1'b1, failed, word};
    if (bvalid && bready) {aw, w, b} <= 0;
    if (rvalid && rready) {ar, r} <= 0;
    if (!rst_n) {aw, w, ar, b, r} <= 0;
  end

  always @* if (rst_n) begin
    if (awvalid && awready) assert (!aw);
    if (wvalid && wready) assert (!w);
    if (arvalid && arready) assert (!ar);
    if (written) assert (may_write);
    if (was_read) assert (may_read);
    if (bvalid && b) assert (bresp == {b_failed, 1'b0});
    if (bvalid && !b) assert (may_write && nothing && strobes == 0 && bresp == 0);
    if (rvalid) assert (r && rresp == {r_failed, 1'b0} && rdata == kept);
  end

  // What is carried out is answered within few clocks.
  logic shown;
  assign shown = bvalid || rvalid;
  initial idle = 0;
  always @(posedge clk) idle <= rst_n && (b || r) && !shown ? idle + 1 : 0;
  always @* assert (idle < 2);
endmodule
