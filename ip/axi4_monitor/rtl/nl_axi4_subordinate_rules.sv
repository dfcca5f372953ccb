// In simulation: whether a subordinate keeps to the protocol, named by sections of Arm IHI 0022H.
`ifndef SYNTHESIS
`ifndef YOSYS
module nl_axi4_subordinate_rules #(
    parameter int DW = 32,
    parameter int UW = 0, // of user signals, above the data and BRESP
    parameter int IW = 4
) (
    input logic             clk,
    input logic             rst_n,
    input logic [   IW-1:0] awid,
    input logic             awlock,
    input logic             awvalid,
    input logic             awready,
    input logic             wlast,
    input logic             wvalid,
    input logic             wready,
    input logic [   IW-1:0] bid,
    input logic [   UW+1:0] bresp,
    input logic             bvalid,
    input logic             bready,
    input logic [   IW-1:0] arid,
    input logic [      7:0] arlen,
    input logic             arlock,
    input logic             arvalid,
    input logic             arready,
    input logic [   IW-1:0] rid,
    input logic [UW+DW-1:0] rdata,
    input logic [      1:0] rresp,
    input logic             rlast,
    input logic             rvalid,
    input logic             rready
);
  // verilator lint_off BLKSEQ
  localparam int MOST = 64;  // under way in each direction
  localparam int REPORTS = 20;
  localparam logic [1:0] EXOKAY = 2'b01;

  logic [IW+UW+1:0] last_b;
  logic [IW+UW+DW+2:0] last_r;
  logic b_waits, r_waits, was_reset;
  int reports;

  // What is under way, the oldest first. `place` of a write is its number among all, so that its data
  // is known to be there when as many bursts have ended.
  logic [IW-1:0] write_ids[MOST], read_ids[MOST];
  bit write_locks[MOST], read_locks[MOST];
  int places[MOST], lens[MOST], given[MOST];
  int writes, reads, requests, datas, found;

  initial begin
    reports   = 0;
    b_waits   = 1'b0;
    r_waits   = 1'b0;
    was_reset = 1'b0;
    writes    = 0;
    reads     = 0;
    requests  = 0;
    datas     = 0;
  end

  task automatic violated(input string section, input string channel, input string what);
    reports = reports + 1;
    if (reports <= REPORTS) $error("AXI4 %0s: %0s %0s", section, channel, what);
  endtask

  // A channel that waited keeps what it shows, and none shows anything in reset.
  task automatic kept(input string channel, input bit waits, input bit valid, input bit same);
    if (was_reset && valid) violated("A3.1.2", channel, "VALID is high in reset");
    else if (waits && !valid) violated("A3.2.1", channel, "VALID is withdrawn before READY");
    else if (waits && !same) violated("A3.2.1", channel, "changes before READY");
  endtask

  // A response that is shown for the first time.
  task automatic write_response;
    found = -1;
    for (int k = writes - 1; k >= 0; k--) if (write_ids[k] == bid) found = k;
    if (found < 0) violated("A5.1", "B", "ID has no write under way");
    else begin
      if (places[found] >= datas) violated("A3.3.1", "B", "VALID comes before the last data");
      if (bresp[1:0] == EXOKAY && !write_locks[found])
        violated("A7.2.3", "B", "EXOKAY answers no exclusive access");
    end
  endtask

  task automatic read_beat;
    found = -1;
    for (int k = reads - 1; k >= 0; k--) if (read_ids[k] == rid) found = k;
    if (found < 0) violated("A5.1", "R", "ID has no read under way");
    else begin
      if (rlast != (given[found] == lens[found])) violated("A3.2.2", "R", "LAST is not that of ARLEN");
      if (rresp == EXOKAY && !read_locks[found])
        violated("A7.2.3", "R", "EXOKAY answers no exclusive access");
    end
  endtask

  // An answer that is taken: what it ends leaves the list.
  task automatic write_ends;
    found = -1;
    for (int k = writes - 1; k >= 0; k--) if (write_ids[k] == bid) found = k;
    if (found >= 0) begin
      for (int k = found; k < writes - 1; k++) begin
        write_ids[k]   = write_ids[k+1];
        write_locks[k] = write_locks[k+1];
        places[k]      = places[k+1];
      end
      writes = writes - 1;
    end
  endtask

  task automatic read_ends;
    found = -1;
    for (int k = reads - 1; k >= 0; k--) if (read_ids[k] == rid) found = k;
    if (found >= 0) begin
      given[found] = given[found] + 1;
      if (rlast || given[found] > lens[found]) begin
        for (int k = found; k < reads - 1; k++) begin
          read_ids[k]   = read_ids[k+1];
          read_locks[k] = read_locks[k+1];
          lens[k]       = lens[k+1];
          given[k]      = given[k+1];
        end
        reads = reads - 1;
      end
    end
  endtask

  always @(posedge clk) begin
    if (was_reset || b_waits || r_waits) begin
      kept("B", b_waits, bvalid, {bid, bresp} === last_b);
      kept("R", r_waits, rvalid, {rid, rdata, rresp, rlast} === last_r);
    end
    // Answers first: those that come in the clock of their request come too early (A3.3.1).
    if (rst_n && bvalid && !b_waits) write_response();
    if (rst_n && rvalid && !r_waits) read_beat();
    if (rst_n && bvalid && bready) write_ends();
    if (rst_n && rvalid && rready) read_ends();
    if (rst_n && awvalid && awready && writes < MOST) begin
      write_ids[writes]   = awid;
      write_locks[writes] = awlock;
      places[writes]      = requests;
      writes              = writes + 1;
      requests            = requests + 1;
    end
    if (rst_n && arvalid && arready && reads < MOST) begin
      read_ids[reads]   = arid;
      read_locks[reads] = arlock;
      lens[reads]       = int'(arlen);
      given[reads]      = 0;
      reads             = reads + 1;
    end
    if (rst_n && wvalid && wready && wlast) datas = datas + 1;
    if (!rst_n) begin
      writes   = 0;
      reads    = 0;
      requests = 0;
      datas    = 0;
    end
    was_reset = !rst_n;
    b_waits   = rst_n && bvalid && !bready;
    r_waits   = rst_n && rvalid && !rready;
    if (b_waits) last_b = {bid, bresp};
    if (r_waits) last_r = {rid, rdata, rresp, rlast};
  end
  // verilator lint_on BLKSEQ
endmodule
`endif
`endif
