// Memory of 16 KiB at AXI4 without IDs: answers in order, waits at random unless `fast`, checks the 4 KB rule
// and WLAST, and answers with SLVERR from `wall` on. FIXED writes go to a log.
module dma_memory (
    input  logic        clk,
    input  logic        fast,
    input  logic [31:0] wall,
    input  logic [31:0] awaddr,
    input  logic [ 7:0] awlen,
    input  logic [ 1:0] awburst,
    input  logic        awvalid,
    output logic        awready,
    input  logic [31:0] wdata,
    input  logic [ 3:0] wstrb,
    input  logic        wlast,
    input  logic        wvalid,
    output logic        wready,
    output logic [ 1:0] bresp,
    output logic        bvalid,
    input  logic        bready,
    input  logic [31:0] araddr,
    input  logic [ 7:0] arlen,
    input  logic [ 1:0] arburst,
    input  logic        arvalid,
    output logic        arready,
    output logic [31:0] rdata,
    output logic [ 1:0] rresp,
    output logic        rlast,
    output logic        rvalid,
    input  logic        rready
);
  logic [31:0] words[0:4095];
  int errors = 0;
  int written = 0;   // beats
  int fixed_beats = 0;

  // Queues of requests: address, beats, and whether it stays.
  int aw_at[0:15], aw_left[0:15], ar_at[0:15], ar_left[0:15];
  bit aw_stays[0:15], ar_stays[0:15];
  bit b_free, r_free;
  int aw_first = 0, aw_count = 0, ar_first = 0, ar_count = 0, answers = 0;

  task fail(input string what);
    errors++;
    $display("%0t: memory: %0s", $time, what);
  endtask

  initial {awready, wready, bvalid, arready, rvalid, bresp, rresp, rlast} = '0;

  always @(posedge clk) begin
    if (awvalid && awready) begin
      if (awburst == 2'b01 && awaddr / 4096 != (awaddr + 4 * awlen) / 4096) fail("a write over 4 KB");
      if (awburst == 2'b00 && awlen > 15) fail("a FIXED burst of more than 16");
      aw_at[(aw_first+aw_count)%16]    = int'(awaddr);
      aw_left[(aw_first+aw_count)%16]  = int'(awlen);
      aw_stays[(aw_first+aw_count)%16] = awburst == 2'b00;
      aw_count++;
    end
    if (arvalid && arready) begin
      if (arburst == 2'b01 && araddr / 4096 != (araddr + 4 * arlen) / 4096) fail("a read over 4 KB");
      ar_at[(ar_first+ar_count)%16]    = int'(araddr);
      ar_left[(ar_first+ar_count)%16]  = int'(arlen);
      ar_stays[(ar_first+ar_count)%16] = arburst == 2'b00;
      ar_count++;
    end
    if (wvalid && wready) begin
      if (wlast !== (aw_left[aw_first] == 0)) fail("WLAST");
      if (wstrb !== 4'hF) fail("WSTRB");
      if (aw_stays[aw_first]) fixed_beats++;
      words[(aw_at[aw_first]/4)%4096] = wdata;
      written++;
      if (!aw_stays[aw_first]) aw_at[aw_first] += 4;
      if (aw_left[aw_first] == 0) begin
        aw_first = (aw_first + 1) % 16;
        aw_count--;
        answers++;
      end else aw_left[aw_first]--;
    end
    b_free = !bvalid || bready;
    r_free = !rvalid || rready;
    // Signals are sampled at the edge and driven one time unit after it.
    #1;
    if (b_free) begin
      bvalid = answers > 0 && (fast || $urandom % 3 == 0);
      bresp  = 2'b00;
      if (bvalid) answers--;
    end
    if (r_free) begin
      rvalid = ar_count > 0 && (fast || $urandom % 4 != 0);
      if (rvalid) begin
        rdata = words[(ar_at[ar_first]/4)%4096];
        rresp = ar_at[ar_first] >= wall ? 2'b10 : 2'b00;
        rlast = ar_left[ar_first] == 0;
        if (!ar_stays[ar_first]) ar_at[ar_first] += 4;
        if (ar_left[ar_first] == 0) begin
          ar_first = (ar_first + 1) % 16;
          ar_count--;
        end else ar_left[ar_first]--;
      end
    end
    awready = aw_count < 12 && (fast || $urandom % 3 == 0);
    arready = ar_count < 12 && (fast || $urandom % 3 == 0);
    wready  = aw_count > 0 && (fast || $urandom % 4 != 0);
  end
endmodule
