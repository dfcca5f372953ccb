// One port of the memory: a write for each address with its data, a read for each address, each once, in
// order and as it was asked for; an answer for each afterwards; and neither waits for more than one of the
// other.
module proof (
    input logic       clk,
    input logic [1:0] awaddr,
    input logic       awvalid,
    input logic       wdata,
    input logic       wstrb,
    input logic       wvalid,
    input logic       bready,
    input logic [1:0] araddr,
    input logic       arvalid,
    input logic       rready
);
  logic rst_n, awready, wready, bvalid, arready, rvalid, read, write, strobe;
  logic [1:0] address, asked_write, asked_read;
  logic [7:0] data;
  logic [1:0] asked_data;
  logic has_write, has_data, has_read, aw_new, w_new, ar_new, write_waits, read_waits;
  logic [1:0] writes, reads;

  started u_reset (.clk, .rst_n);
  nl_dual_port_side #(.ADDR_WIDTH(2), .DATA_WIDTH(8)) dut (
      .clk, .rst_n, .awaddr, .awvalid, .awready, .wdata({8{wdata}}), .wstrb, .wvalid, .wready, .bvalid,
      .bready, .araddr, .arvalid, .arready, .rvalid, .rready, .read, .write, .address, .data, .strobe
  );
  stable #(.WIDTH(2), .ASSUMED(1)) u_aw (.clk, .rst_n, .valid(awvalid), .ready(awready), .word(awaddr));
  stable #(.WIDTH(2), .ASSUMED(1)) u_w (
      .clk, .rst_n, .valid(wvalid), .ready(wready), .word({wdata, wstrb})
  );
  stable #(.WIDTH(2), .ASSUMED(1)) u_ar (.clk, .rst_n, .valid(arvalid), .ready(arready), .word(araddr));
  stable #(.WIDTH(1)) u_b (.clk, .rst_n, .valid(bvalid), .ready(bready), .word(1'b0));
  stable #(.WIDTH(1)) u_r (.clk, .rst_n, .valid(rvalid), .ready(rready), .word(1'b0));

  // What was taken and is not done, and what comes in this clock.
  assign aw_new = awvalid && awready;
  assign w_new  = wvalid && wready;
  assign ar_new = arvalid && arready;
  assign write_waits = (has_write || aw_new) && (has_data || w_new) && (!bvalid || bready);
  assign read_waits  = (has_read || ar_new) && (!rvalid || rready);
  initial {has_write, has_data, has_read, writes, reads} = 0;
  always @(posedge clk)
    if (!rst_n) {has_write, has_data, has_read, writes, reads} <= 0;
    else begin
      has_write <= (has_write || aw_new) && !write;
      has_data  <= (has_data || w_new) && !write;
      has_read  <= (has_read || ar_new) && !read;
      if (aw_new) asked_write <= awaddr;
      if (w_new) asked_data <= {wdata, wstrb};
      if (ar_new) asked_read <= araddr;
      writes <= writes + write - (bvalid && bready);
      reads  <= reads + read - (rvalid && rready);
    end

  always @* if (rst_n) begin
    assert (!(read && write));
    assert (!(has_write && aw_new) && !(has_data && w_new) && !(has_read && ar_new));
    if (write) begin
      assert (write_waits && address == (has_write ? asked_write : awaddr));
      assert ({data, strobe} == (has_data ? {{8{asked_data[1]}}, asked_data[0]} : {{8{wdata}}, wstrb}));
    end
    if (read) assert (read_waits && address == (has_read ? asked_read : araddr));
    assert ((write || read) == (write_waits || read_waits));
    assert (bvalid == (writes != 0) && writes <= 1);
    assert (rvalid == (reads != 0) && reads <= 1);
  end
  // Turns where both wait, one clock after the other.
  logic last_write, last_read, both;
  initial {last_write, last_read, both} = 0;
  always @(posedge clk) begin
    last_write <= rst_n && write;
    last_read  <= rst_n && read;
    both       <= rst_n && write_waits && read_waits;
  end
  always @* if (rst_n && both && write_waits && read_waits) assert (write == last_read && read == last_write);
`ifdef VACUOUS
  always @* assert (!(both && last_write && read && bvalid));
`endif
endmodule
