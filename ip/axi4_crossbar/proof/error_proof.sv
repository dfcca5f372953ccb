// Every write is answered once, after its data, and every read with as many beats as it asks for; with
// the IDs that they came with.
module proof (
    input logic       clk,
    input logic       awvalid,
    input logic       awid,
    input logic       wvalid,
    input logic       wlast,
    input logic       bready,
    input logic       arvalid,
    input logic       arid,
    input logic [1:0] arlen,
    input logic       rready
);
  logic rst_n, awready, wready, bvalid, bid, arready, rvalid, rid, rlast;

  started u_reset (.clk, .rst_n);
  nl_axi4_error #(.IW(1)) dut (
      .clk, .rst_n, .awvalid, .awready, .awid, .wvalid, .wready, .wlast, .bvalid, .bready, .bid,
      .arvalid, .arready, .arid, .arlen({6'd0, arlen}), .rvalid, .rready, .rid, .rlast
  );
  stable #(.WIDTH(1), .ASSUMED(1)) u_aw (.clk, .rst_n, .valid(awvalid), .ready(awready), .word(awid));
  stable #(.WIDTH(1), .ASSUMED(1)) u_w (.clk, .rst_n, .valid(wvalid), .ready(wready), .word(wlast));
  stable #(.WIDTH(3), .ASSUMED(1)) u_ar (
      .clk, .rst_n, .valid(arvalid), .ready(arready), .word({arid, arlen})
  );
  stable #(.WIDTH(1)) u_b (.clk, .rst_n, .valid(bvalid), .ready(bready), .word(bid));
  stable #(.WIDTH(2)) u_r (.clk, .rst_n, .valid(rvalid), .ready(rready), .word({rid, rlast}));

  logic owes_aw, owes_w, owed_id, reading, read_id;
  logic [2:0] left;
  initial {owes_aw, owes_w, owed_id, reading, read_id, left} = 0;
  always @(posedge clk) begin
    if (awvalid && awready) {owes_aw, owed_id} <= {1'b1, awid};
    if (wvalid && wready && wlast) owes_w <= 1;
    if (bvalid && bready) {owes_aw, owes_w} <= 0;
    if (arvalid && arready) {reading, read_id, left} <= {1'b1, arid, 3'(arlen) + 3'd1};
    if (rvalid && rready) begin
      left    <= left - 1;
      reading <= left != 1;
    end
    if (!rst_n) {owes_aw, owes_w, reading} <= 0;
  end
  always @* if (rst_n) begin
    assert (bvalid == (owes_aw && owes_w));
    assert (awready == !owes_aw && wready == !owes_w);
    if (bvalid) assert (bid == owed_id);
    assert (rvalid == reading && arready == !reading);
    if (rvalid) assert (rid == read_id && rlast == (left == 1));
  end
`ifdef VACUOUS
  always @* assert (!(reading && left == 3));
`endif
endmodule
