// In simulation: whether a manager keeps to the protocol, named by sections of Arm IHI 0022H.
`ifndef SYNTHESIS
`ifndef YOSYS
module nl_axi4_manager_rules #(
    parameter int AW = 32,
    parameter int DW = 32,
    parameter int UW = 0, // of user signals, above the data
    parameter int PW = 65
) (
    input logic             clk,
    input logic             rst_n,
    input logic [   PW-1:0] aw,  // from the top: ID, attributes, LOCK, BURST, SIZE, LEN, ADDR
    input logic             awvalid,
    input logic             awready,
    input logic [UW+DW-1:0] wdata,
    input logic [ DW/8-1:0] wstrb,
    input logic             wlast,
    input logic             wvalid,
    input logic             wready,
    input logic [   PW-1:0] ar,
    input logic             arvalid,
    input logic             arready
);
  // verilator lint_off BLKSEQ
  localparam int DEPTH = 256;  // bursts whose data or request is awaited
  localparam int REPORTS = 20;
  localparam longint LANES = longint'(DW) / 64'd8;

  logic [PW-1:0] last_aw, last_ar;
  logic [UW+DW+DW/8:0] last_w;
  logic aw_waits, w_waits, ar_waits, was_reset;
  int reports;

  // Requests and bursts of data, by their number.
  longint starts[DEPTH];
  longint lens[DEPTH], sizes[DEPTH];
  logic [1:0] bursts[DEPTH];
  longint sent[DEPTH];
  longint beat;
  int requests, datas;
  logic [$clog2(DEPTH)-1:0] slot;
  bit known;

  initial begin
    reports  = 0;
    aw_waits = 1'b0;
    w_waits  = 1'b0;
    ar_waits = 1'b0;
    was_reset = 1'b0;
    requests = 0;
    datas    = 0;
    beat     = 0;
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

  // A request that is shown for the first time.
  task automatic request(input string channel, input logic [PW-1:0] word);
    longint start, len, bytes, total;
    logic [1:0] burst;
    start = longint'(word[AW-1:0]);
    len   = longint'(word[AW+:8]);
    bytes = 64'd1 << word[AW+8+:3];
    burst = word[AW+11+:2];
    total = bytes * (len + 1);
    if (bytes > LANES) violated("A3.4.1", channel, "SIZE is wider than the data");
    if (burst == 3) violated("A3.4.1", channel, "BURST is reserved");
    if (burst == 0 && len > 15) violated("A3.4.1", channel, "FIXED has more than 16 beats");
    if (burst == 1 && (start / bytes * bytes) / 4096 != (start / bytes * bytes + total - 1) / 4096)
      violated("A3.4.1", channel, "crosses a boundary of 4 KB");
    if (burst == 2 && len != 1 && len != 3 && len != 7 && len != 15)
      violated("A3.4.1", channel, "WRAP has not 2, 4, 8 or 16 beats");
    if (burst == 2 && start % bytes != 0) violated("A3.4.1", channel, "WRAP is not aligned to SIZE");
    if (word[AW+13]) begin
      if (len > 15) violated("A7.2.4", channel, "exclusive access has more than 16 beats");
      else if (total > 128 || (total & (total - 1)) != 0)
        violated("A7.2.4", channel, "exclusive access is not of 1 to 128 bytes, a power of 2");
      else if (start % total != 0) violated("A7.2.4", channel, "exclusive access is not aligned");
    end
  endtask

  // Strobes outside of the lanes of a beat, whose place follows from the request (A3.4.1).
  function automatic bit astray();
    longint bytes, whole, lower, address, first, last;
    bytes   = sizes[slot];
    whole   = bytes * (lens[slot] + 1);
    lower   = starts[slot] / whole * whole;
    address = starts[slot] / bytes * bytes + beat * bytes;
    if (beat == 0 || bursts[slot] == 0) address = starts[slot];
    else if (bursts[slot] == 2 && address >= lower + whole) address = address - whole;
    astray = 1'b0;
    first = address % LANES;
    last  = address / bytes * bytes % LANES + bytes - 1;
    for (int lane = 0; lane < DW / 8; lane++)
      if (wstrb[lane] && (longint'(lane) < first || longint'(lane) > last)) astray = 1'b1;
  endfunction

  task automatic data;
    known = requests > datas;
    slot  = $clog2(DEPTH)'(datas);
    if (known && astray()) violated("A3.4.3", "W", "STRB is high outside of the beat");
    if (known && wlast != (beat == lens[slot])) violated("A3.2.2", "W", "LAST is not that of AWLEN");
    beat = beat + 1;
    if (wlast || (known && beat > lens[slot])) begin
      sent[slot] = beat;
      datas      = datas + 1;
      beat       = 0;
    end
  endtask

  always @(posedge clk) begin
    if (was_reset || aw_waits || ar_waits || w_waits) begin
      kept("AW", aw_waits, awvalid, aw === last_aw);
      kept("W", w_waits, wvalid, {wdata, wstrb, wlast} === last_w);
      kept("AR", ar_waits, arvalid, ar === last_ar);
    end
    if (rst_n && awvalid && !aw_waits) request("AW", aw);
    if (rst_n && arvalid && !ar_waits) request("AR", ar);
    if (rst_n && awvalid && awready) begin
      slot         = $clog2(DEPTH)'(requests);
      starts[slot] = longint'(aw[AW-1:0]);
      lens[slot]   = longint'(aw[AW+:8]);
      sizes[slot]  = 64'd1 << aw[AW+8+:3];
      bursts[slot] = aw[AW+11+:2];
      if (datas > requests && sent[slot] != lens[slot] + 1)
        violated("A3.2.2", "W", "LAST is not that of AWLEN");
      requests = requests + 1;
    end
    if (rst_n && wvalid && wready) data();
    if (!rst_n) begin
      requests = 0;
      datas    = 0;
      beat     = 0;
    end
    was_reset = !rst_n;
    aw_waits  = rst_n && awvalid && !awready;
    w_waits   = rst_n && wvalid && !wready;
    ar_waits  = rst_n && arvalid && !arready;
    if (aw_waits) last_aw = aw;
    if (ar_waits) last_ar = ar;
    if (w_waits) last_w = {wdata, wstrb, wlast};
  end
  // verilator lint_on BLKSEQ
endmodule
`endif
`endif
