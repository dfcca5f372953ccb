// Register slice that counts what passes: transactions, bytes, latency, and how busy the channels are;
// axi4_monitor.regs.json describes the registers. What is looked at are the channels at `m`, so that the
// slice's own clocks are no part of a latency. A request waits while MOST of its direction are under way.
// In simulation the rules of the protocol are checked at both sides, and what passed is recorded by
// the regions of the address map. No output depends combinationally on an input.
//
// UW bits of user signals lie above AWATTR and ARATTR, WDATA and RDATA, and BRESP, and pass as they are.
module nl_axi4_monitor #(
    parameter int AW = 32,
    parameter int DW = 32,
    parameter int IW = 4,
    parameter int UW = 0,
    parameter int MOST = 8,
    parameter bit HISTOGRAM = 1'b1,
    parameter int REGIONS = 1,
    parameter logic [REGIONS*64-1:0] FIRST = '0,  // addresses of regions, the first region lowest
    parameter logic [REGIONS*64-1:0] LAST = '1,
    parameter NAME = "",  // document, instance and manager, for the record
    parameter NAMES = ""  // of regions, with blanks between
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic [     11:0] regs_paddr,
    input  logic             regs_psel,
    input  logic             regs_penable,
    input  logic             regs_pwrite,
    input  logic [     31:0] regs_pwdata,
    input  logic [      3:0] regs_pstrb,
    output logic [     31:0] regs_prdata,
    output logic             regs_pready,
    output logic             regs_pslverr,
    input  logic [   IW-1:0] s_awid,
    input  logic [   AW-1:0] s_awaddr,
    input  logic [      7:0] s_awlen,
    input  logic [      2:0] s_awsize,
    input  logic [      1:0] s_awburst,
    input  logic             s_awlock,
    input  logic [  UW+14:0] s_awattr,
    input  logic             s_awvalid,
    output logic             s_awready,
    input  logic [UW+DW-1:0] s_wdata,
    input  logic [ DW/8-1:0] s_wstrb,
    input  logic             s_wlast,
    input  logic             s_wvalid,
    output logic             s_wready,
    output logic [   IW-1:0] s_bid,
    output logic [   UW+1:0] s_bresp,
    output logic             s_bvalid,
    input  logic             s_bready,
    input  logic [   IW-1:0] s_arid,
    input  logic [   AW-1:0] s_araddr,
    input  logic [      7:0] s_arlen,
    input  logic [      2:0] s_arsize,
    input  logic [      1:0] s_arburst,
    input  logic             s_arlock,
    input  logic [  UW+14:0] s_arattr,
    input  logic             s_arvalid,
    output logic             s_arready,
    output logic [   IW-1:0] s_rid,
    output logic [UW+DW-1:0] s_rdata,
    output logic [      1:0] s_rresp,
    output logic             s_rlast,
    output logic             s_rvalid,
    input  logic             s_rready,
    output logic [   IW-1:0] m_awid,
    output logic [   AW-1:0] m_awaddr,
    output logic [      7:0] m_awlen,
    output logic [      2:0] m_awsize,
    output logic [      1:0] m_awburst,
    output logic             m_awlock,
    output logic [  UW+14:0] m_awattr,
    output logic             m_awvalid,
    input  logic             m_awready,
    output logic [UW+DW-1:0] m_wdata,
    output logic [ DW/8-1:0] m_wstrb,
    output logic             m_wlast,
    output logic             m_wvalid,
    input  logic             m_wready,
    input  logic [   IW-1:0] m_bid,
    input  logic [   UW+1:0] m_bresp,
    input  logic             m_bvalid,
    output logic             m_bready,
    output logic [   IW-1:0] m_arid,
    output logic [   AW-1:0] m_araddr,
    output logic [      7:0] m_arlen,
    output logic [      2:0] m_arsize,
    output logic [      1:0] m_arburst,
    output logic             m_arlock,
    output logic [  UW+14:0] m_arattr,
    output logic             m_arvalid,
    input  logic             m_arready,
    input  logic [   IW-1:0] m_rid,
    input  logic [UW+DW-1:0] m_rdata,
    input  logic [      1:0] m_rresp,
    input  logic             m_rlast,
    input  logic             m_rvalid,
    output logic             m_rready
);
  localparam int AGE = 16;
  localparam int CW = $clog2(MOST + 1);
  localparam int PW = IW + AW + 8 + 3 + 2 + 1 + UW + 15;

  logic aw_valid, ar_valid, aw_begins, ar_begins, aw_shown, ar_shown, aw_full, ar_full;
  logic b_ends, r_ends;
  logic [CW-1:0] writes, reads;
  logic [AGE-1:0] write_age, read_age;

  nl_slice #(
      .WIDTH(PW)
  ) aw_slice (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_awvalid),
      .in_ready (s_awready),
      .in_word  ({s_awid, s_awaddr, s_awlen, s_awsize, s_awburst, s_awlock, s_awattr}),
      .out_valid(aw_valid),
      .out_ready(m_awvalid && m_awready),
      .out_word ({m_awid, m_awaddr, m_awlen, m_awsize, m_awburst, m_awlock, m_awattr})
  );

  nl_slice #(
      .WIDTH(PW)
  ) ar_slice (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_arvalid),
      .in_ready (s_arready),
      .in_word  ({s_arid, s_araddr, s_arlen, s_arsize, s_arburst, s_arlock, s_arattr}),
      .out_valid(ar_valid),
      .out_ready(m_arvalid && m_arready),
      .out_word ({m_arid, m_araddr, m_arlen, m_arsize, m_arburst, m_arlock, m_arattr})
  );

  nl_slice #(
      .WIDTH(UW + DW + DW / 8 + 1)
  ) w_slice (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_wvalid),
      .in_ready (s_wready),
      .in_word  ({s_wdata, s_wstrb, s_wlast}),
      .out_valid(m_wvalid),
      .out_ready(m_wready),
      .out_word ({m_wdata, m_wstrb, m_wlast})
  );

  nl_slice #(
      .WIDTH(IW + UW + 2)
  ) b_slice (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (m_bvalid),
      .in_ready (m_bready),
      .in_word  ({m_bid, m_bresp}),
      .out_valid(s_bvalid),
      .out_ready(s_bready),
      .out_word ({s_bid, s_bresp})
  );

  nl_slice #(
      .WIDTH(IW + UW + DW + 3)
  ) r_slice (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (m_rvalid),
      .in_ready (m_rready),
      .in_word  ({m_rid, m_rdata, m_rresp, m_rlast}),
      .out_valid(s_rvalid),
      .out_ready(s_rready),
      .out_word ({s_rid, s_rdata, s_rresp, s_rlast})
  );

  // What is shown stays, though it has filled the list.
  assign m_awvalid = aw_valid && (aw_shown || !aw_full);
  assign m_arvalid = ar_valid && (ar_shown || !ar_full);
  assign aw_begins = m_awvalid && !aw_shown;
  assign ar_begins = m_arvalid && !ar_shown;
  assign b_ends    = m_bvalid && m_bready;
  assign r_ends    = m_rvalid && m_rready && m_rlast;

  always_ff @(posedge clk) begin
    aw_shown <= rst_n && m_awvalid && !m_awready;
    ar_shown <= rst_n && m_arvalid && !m_arready;
  end

  nl_axi4_pending #(
      .IW  (IW),
      .MOST(MOST),
      .AGE (AGE)
  ) writes_pending (
      .clk     (clk),
      .rst_n   (rst_n),
      .begins  (aw_begins),
      .begin_id(m_awid),
      .ends    (b_ends),
      .end_id  (m_bid),
      .age     (write_age),
      .full    (aw_full),
      .level   (writes)
  );

  nl_axi4_pending #(
      .IW  (IW),
      .MOST(MOST),
      .AGE (AGE)
  ) reads_pending (
      .clk     (clk),
      .rst_n   (rst_n),
      .begins  (ar_begins),
      .begin_id(m_arid),
      .ends    (r_ends),
      .end_id  (m_rid),
      .age     (read_age),
      .full    (ar_full),
      .level   (reads)
  );

  // Of reads (0) and of writes (1), as in the registers.
  logic enable, clear;
  logic [63:0] clocks;
  logic [2*32-1:0] transactions, errors, beats, waits;
  logic [63:0] read_bytes, write_bytes, read_latency, write_latency;
  logic [2*AGE-1:0] least, most;
  logic [CW-1:0] most_reads, most_writes;
  logic [16*32-1:0] latencies;

  always_ff @(posedge clk)
    if (!rst_n || clear) clocks <= '0;
    else if (enable) clocks <= clocks + 1'b1;

  nl_axi4_tally #(
      .AGE      (AGE),
      .LEVEL    (CW),
      .HISTOGRAM(HISTOGRAM)
  ) reads_tally (
      .clk          (clk),
      .clear        (!rst_n || clear),
      .enable       (enable),
      .begins       (ar_begins),
      .bytes        ((16'(m_arlen) + 16'd1) << m_arsize),
      .ends         (r_ends),
      .latency      (read_age),
      .error        (m_rvalid && m_rready && m_rresp[1]),
      .beat         (m_rvalid && m_rready),
      .waits        (m_rvalid && !m_rready),
      .level        (reads),
      .transactions (transactions[31:0]),
      .errors       (errors[31:0]),
      .beats        (beats[31:0]),
      .waited       (waits[31:0]),
      .total_bytes  (read_bytes),
      .total_latency(read_latency),
      .least        (least[AGE-1:0]),
      .most         (most[AGE-1:0]),
      .most_level   (most_reads),
      .latencies    (latencies[8*32-1:0])
  );

  nl_axi4_tally #(
      .AGE      (AGE),
      .LEVEL    (CW),
      .HISTOGRAM(HISTOGRAM)
  ) writes_tally (
      .clk          (clk),
      .clear        (!rst_n || clear),
      .enable       (enable),
      .begins       (aw_begins),
      .bytes        ((16'(m_awlen) + 16'd1) << m_awsize),
      .ends         (b_ends),
      .latency      (write_age),
      .error        (b_ends && m_bresp[1]),
      .beat         (m_wvalid && m_wready),
      .waits        (m_wvalid && !m_wready),
      .level        (writes),
      .transactions (transactions[63:32]),
      .errors       (errors[63:32]),
      .beats        (beats[63:32]),
      .waited       (waits[63:32]),
      .total_bytes  (write_bytes),
      .total_latency(write_latency),
      .least        (least[2*AGE-1:AGE]),
      .most         (most[2*AGE-1:AGE]),
      .most_level   (most_writes),
      .latencies    (latencies[16*32-1:8*32])
  );

  nl_axi4_monitor_regs registers (
      .clk                          (clk),
      .rst_n                        (rst_n),
      .paddr                        (regs_paddr),
      .psel                         (regs_psel),
      .penable                      (regs_penable),
      .pwrite                       (regs_pwrite),
      .pwdata                       (regs_pwdata),
      .pstrb                        (regs_pstrb),
      .prdata                       (regs_prdata),
      .pready                       (regs_pready),
      .pslverr                      (regs_pslverr),
      .control_enable               (enable),
      .control_clear                (clear),
      .clocks_low                   (clocks[31:0]),
      .clocks_high_high             (clocks[63:32]),
      .traffic_transactions_count   (transactions),
      .traffic_errors_count         (errors),
      .traffic_beats_count          (beats),
      .traffic_waits_count          (waits),
      .traffic_bytes_low            ({write_bytes[31:0], read_bytes[31:0]}),
      .traffic_bytes_high_high      ({write_bytes[63:32], read_bytes[63:32]}),
      .traffic_latency_sum_low      ({write_latency[31:0], read_latency[31:0]}),
      .traffic_latency_sum_high_high({write_latency[63:32], read_latency[63:32]}),
      .traffic_latency_least        (least),
      .traffic_latency_most         (most),
      .traffic_under_way_now        ({8'(writes), 8'(reads)}),
      .traffic_under_way_most       ({8'(most_writes), 8'(most_reads)}),
      .traffic_latencies_count      (latencies)
  );

`ifndef SYNTHESIS
`ifndef YOSYS
  nl_axi4_manager_rules #(
      .AW(AW),
      .DW(DW),
      .UW(UW),
      .PW(PW)
  ) manager_rules (
      .clk    (clk),
      .rst_n  (rst_n),
      .aw     ({s_awid, s_awattr, s_awlock, s_awburst, s_awsize, s_awlen, s_awaddr}),
      .awvalid(s_awvalid),
      .awready(s_awready),
      .wdata  (s_wdata),
      .wstrb  (s_wstrb),
      .wlast  (s_wlast),
      .wvalid (s_wvalid),
      .wready (s_wready),
      .ar     ({s_arid, s_arattr, s_arlock, s_arburst, s_arsize, s_arlen, s_araddr}),
      .arvalid(s_arvalid),
      .arready(s_arready)
  );

  nl_axi4_subordinate_rules #(
      .DW(DW),
      .UW(UW),
      .IW(IW)
  ) subordinate_rules (
      .clk    (clk),
      .rst_n  (rst_n),
      .awid   (m_awid),
      .awlock (m_awlock),
      .awvalid(m_awvalid),
      .awready(m_awready),
      .wlast  (m_wlast),
      .wvalid (m_wvalid),
      .wready (m_wready),
      .bid    (m_bid),
      .bresp  (m_bresp),
      .bvalid (m_bvalid),
      .bready (m_bready),
      .arid   (m_arid),
      .arlen  (m_arlen),
      .arlock (m_arlock),
      .arvalid(m_arvalid),
      .arready(m_arready),
      .rid    (m_rid),
      .rdata  (m_rdata),
      .rresp  (m_rresp),
      .rlast  (m_rlast),
      .rvalid (m_rvalid),
      .rready (m_rready)
  );

  nl_axi4_recorder #(
      .IW     (IW),
      .AW     (AW),
      .AGE    (AGE),
      .MOST   (MOST),
      .REGIONS(REGIONS),
      .FIRST  (FIRST),
      .LAST   (LAST),
      .NAME   (NAME),
      .NAMES  (NAMES),
      .WAY    ("read")
  ) reads_recorder (
      .clk      (clk),
      .rst_n    (rst_n),
      .begins   (ar_begins),
      .begin_id (m_arid),
      .address  (m_araddr),
      .len      (m_arlen),
      .size     (m_arsize),
      .beat     (m_rvalid && m_rready),
      .waits    (m_rvalid && !m_rready),
      .answers  (m_rvalid && m_rready),
      .answer_id(m_rid),
      .error    (m_rresp[1]),
      .ends     (m_rlast),
      .age      (read_age)
  );

  nl_axi4_recorder #(
      .IW     (IW),
      .AW     (AW),
      .AGE    (AGE),
      .MOST   (MOST),
      .REGIONS(REGIONS),
      .FIRST  (FIRST),
      .LAST   (LAST),
      .NAME   (NAME),
      .NAMES  (NAMES),
      .WAY    ("write")
  ) writes_recorder (
      .clk      (clk),
      .rst_n    (rst_n),
      .begins   (aw_begins),
      .begin_id (m_awid),
      .address  (m_awaddr),
      .len      (m_awlen),
      .size     (m_awsize),
      .beat     (m_wvalid && m_wready),
      .waits    (m_wvalid && !m_wready),
      .answers  (b_ends),
      .answer_id(m_bid),
      .error    (m_bresp[1]),
      .ends     (1'b1),
      .age      (write_age)
  );
`endif
`endif
endmodule
