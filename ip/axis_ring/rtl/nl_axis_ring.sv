// Writes the bytes of an AXI-Stream into a buffer in memory, once or round and round; axis_ring.regs.json
// describes its registers. Words leave by AXI4-Lite, one at a time, while the next one is filled.
module nl_axis_ring (
    input  logic        clk,
    input  logic        rst_n,
    input  logic [11:0] s_apb_paddr,
    input  logic        s_apb_psel,
    input  logic        s_apb_penable,
    input  logic        s_apb_pwrite,
    input  logic [31:0] s_apb_pwdata,
    input  logic [ 3:0] s_apb_pstrb,
    output logic [31:0] s_apb_prdata,
    output logic        s_apb_pready,
    output logic        s_apb_pslverr,
    input  logic [ 7:0] s_tdata,
    input  logic        s_tlast,
    input  logic        s_tvalid,
    output logic        s_tready,
    output logic [31:0] m_axil_awaddr,
    output logic        m_axil_awvalid,
    input  logic        m_axil_awready,
    output logic [31:0] m_axil_wdata,
    output logic [ 3:0] m_axil_wstrb,
    output logic        m_axil_wvalid,
    input  logic        m_axil_wready,
    input  logic [ 1:0] m_axil_bresp,
    input  logic        m_axil_bvalid,
    output logic        m_axil_bready,
    output logic [31:0] m_axil_araddr,
    output logic        m_axil_arvalid,
    input  logic        m_axil_arready,
    input  logic [31:0] m_axil_rdata,
    input  logic [ 1:0] m_axil_rresp,
    input  logic        m_axil_rvalid,
    output logic        m_axil_rready
);
  logic enable, wrap;
  logic [31:2] base, size;

  logic        on;         // takes the stream
  logic        in_packet;
  logic        full, wrapped, failed;
  logic [31:0] written;
  logic [31:0] head;
  logic [31:0] mark_lower, mark_upper;  // where the first packet of each half begins
  logic        marked;     // the half in which the last packet began
  logic        starts, stops, takes, ends, upper;

  logic [31:0] word;       // being filled, up to `lanes`
  logic [ 3:0] lanes;
  logic [31:2] place;
  logic        moves, idle;
  logic        unanswered; // a write is

  assign starts = enable && !on && idle && lanes == 4'd0;
  assign stops  = !enable && !in_packet;
  assign takes  = s_tvalid && s_tready;
  assign ends   = head + 32'd1 == {size, 2'b00};
  assign upper  = head >= {1'b0, size, 1'b0};

  // A word is moved on where it is filled, or nothing more comes.
  assign moves    = idle && (lanes[3] || lanes != 4'd0 && (full || !on));
  assign s_tready = on && !full && !stops && (!lanes[3] || idle);

  always_ff @(posedge clk) begin : taking
    if (takes) begin
      written   <= written + 32'd1;
      head      <= ends ? 32'd0 : head + 32'd1;
      in_packet <= !s_tlast;
      if (ends && wrap) wrapped <= 1'b1;
      if (ends && !wrap) full <= 1'b1;
      if (!in_packet) begin
        marked <= upper;
        if (upper && !marked) mark_upper <= head;
        if (!upper && (marked || written == 32'd0)) mark_lower <= head;
      end
    end
    if (on && (stops || (full && !enable))) on <= 1'b0;
    if (starts) begin
      on      <= 1'b1;
      written <= 32'd0;
      head    <= 32'd0;
      {in_packet, full, wrapped, marked} <= '0;
    end
    if (!rst_n) begin
      on      <= 1'b0;
      written <= 32'd0;
      head    <= 32'd0;
      {mark_lower, mark_upper} <= '0;
      {in_packet, full, wrapped, marked} <= '0;
    end
  end

  always_ff @(posedge clk) begin : filling
    if (moves) lanes <= 4'd0;
    if (takes) begin
      lanes[head[1:0]]     <= 1'b1;
      word[8*head[1:0]+:8] <= s_tdata;
      if (head[1:0] == 2'd0) place <= base + head[31:2];
    end
    if (!rst_n) lanes <= 4'd0;
  end

  assign idle          = !m_axil_awvalid && !m_axil_wvalid && !unanswered;
  assign m_axil_bready = 1'b1;

  always_ff @(posedge clk) begin : writing
    if (m_axil_awready) m_axil_awvalid <= 1'b0;
    if (m_axil_wready) m_axil_wvalid <= 1'b0;
    if (m_axil_bvalid) begin
      unanswered <= 1'b0;
      if (m_axil_bresp[1]) failed <= 1'b1;
    end
    if (moves) begin
      m_axil_awvalid <= 1'b1;
      m_axil_wvalid  <= 1'b1;
      unanswered     <= 1'b1;
      m_axil_awaddr  <= {place, 2'b00};
      m_axil_wdata   <= word;
      m_axil_wstrb   <= lanes;
    end
    if (starts) failed <= 1'b0;
    if (!rst_n) {m_axil_awvalid, m_axil_wvalid, unanswered, failed} <= '0;
  end

  // It reads nothing.
  assign m_axil_araddr  = 32'd0;
  assign m_axil_arvalid = 1'b0;
  assign m_axil_rready  = 1'b1;

  nl_axis_ring_regs u_regs (
      .clk           (clk),
      .rst_n         (rst_n),
      .paddr         (s_apb_paddr),
      .psel          (s_apb_psel),
      .penable       (s_apb_penable),
      .pwrite        (s_apb_pwrite),
      .pwdata        (s_apb_pwdata),
      .pstrb         (s_apb_pstrb),
      .prdata        (s_apb_prdata),
      .pready        (s_apb_pready),
      .pslverr       (s_apb_pslverr),
      .control_enable(enable),
      .control_wrap  (wrap),
      .base_word     (base),
      .size_words    (size),
      .written_bytes (written),
      .head_offset   (head),
      .oldest_offset (!wrapped ? 32'd0 : upper ? mark_lower : mark_upper),
      .status_busy   (on && !full || lanes != 4'd0 || !idle),
      .status_full   (full),
      .status_wrapped(wrapped),
      .status_failed (failed)
  );

  wire unused = &{1'b0, m_axil_bresp[0], m_axil_arready, m_axil_rdata, m_axil_rresp, m_axil_rvalid};
endmodule
