// An APB manager and a subordinate on clocks of any edges: what reaches the subordinate is what the
// manager asks for, once each, in the protocol's phases; what the manager gets is the answer.
module proof (
    input logic s_clk,
    input logic m_clk,
    input logic release_it,
    input logic wish,
    input logic [1:0] word,
    input logic willing,
    input logic [1:0] answer
);
  (* gclk *) reg step;
  logic started, rst_n, running, s_rises, s_falls, m_rises, m_falls;
  logic psel, penable, write, m_psel, m_penable, m_write, s_pready, pready_q, s_pslverr, m_pready, m_pslverr;
  logic [0:0] addr, m_paddr;
  logic [7:0] wdata, m_pwdata, s_prdata, m_prdata;
  logic m_pstrb;
  logic m_psel_q, m_penable_q, ready_q;
  logic [1:0] served;
  logic [7:0] given, data_q;

  initial begin
    psel = 0; penable = 0; write = 0; addr = 0; wdata = 0; pready_q = 0;
    m_psel_q = 0; m_penable_q = 0; ready_q = 0; served = 0; given = 0; m_pready = 0; m_prdata = 0; data_q = 0;
  end
  assign m_pslverr = m_prdata[0];

  always @(posedge step) begin
    pready_q    <= s_pready;
    m_psel_q    <= m_psel;
    m_penable_q <= m_penable;
    // The manager: a transfer when it wishes, held until it is answered.
    if (s_rises && running) begin
      if (!psel) begin
        psel  <= wish;
        write <= word[0];
        addr  <= word[1];
        wdata <= {8{word[0]}};
      end else if (!penable) penable <= 1;
      else if (pready_q) begin
        psel    <= 0;
        penable <= 0;
      end
    end
    if (m_rises && running) begin
      m_pready <= willing;
      m_prdata <= {7'd0, answer[0]};
    end
    // Transfers of the subordinate since the manager's began.
    if (s_rises && running && !psel) served <= 0;
    else if (m_rises && running && m_penable_q && ready_q && served < 3) served <= served + 1;
    if (m_rises && running && m_penable_q && ready_q) given <= data_q;
    ready_q <= m_pready;
    data_q  <= m_prdata;
  end
  power_on u_reset (.release_it, .started, .rst_n, .running(running));
  edges u_s (.wave(s_clk), .rises(s_rises), .falls(s_falls));
  edges u_m (.wave(m_clk), .rises(m_rises), .falls(m_falls));
  nl_apb_async #(.ADDR_WIDTH(1), .DATA_WIDTH(8)) dut (
      .s_clk, .s_rst_n(rst_n), .s_paddr(addr), .s_psel(psel), .s_penable(penable),
      .s_pwrite(write), .s_pwdata(wdata), .s_pstrb(write), .s_pready, .s_prdata, .s_pslverr,
      .m_clk, .m_rst_n(rst_n), .m_paddr, .m_psel, .m_penable, .m_pwrite(m_write), .m_pwdata,
      .m_pstrb, .m_pready, .m_prdata, .m_pslverr
  );

  // What is asked for is what the manager holds.
  always @* if (started && m_psel)
    assert (psel && penable && m_paddr == addr && m_write == write && m_pwdata == wdata && m_pstrb == write);
  // Setup before access, access until the answer.
  always @* if (started && running && m_penable) assert (m_psel);
  always @* if (started && running && m_psel_q && !m_psel) assert (m_penable_q && m_rises);
  always @* if (started && running && m_penable && !m_penable_q) assert (m_psel_q && m_rises);
  // One transfer for each of the manager's, and its answer.
  always @* if (started && psel && penable && s_pready)
    assert (served == 1 && s_prdata == given && s_pslverr == given[0]);
  always @* if (started) assert (served < 2);
  always @* if (started && m_psel) assert (served == 0);

  // What is asked for reaches the subordinate by the fourth edge of its clock after the third of the
  // manager's.
  logic [2:0] asking, waiting;
  initial {asking, waiting} = 0;
  wire unserved = running && psel && penable && !m_psel && served == 0;
  always @(posedge step) begin
    asking  <= !unserved ? 0 : s_rises && asking < 3 ? asking + 1 : asking;
    waiting <= !unserved || asking < 3 ? 0 : m_rises && waiting < 5 ? waiting + 1 : waiting;
  end
  always @* if (started) assert (waiting < 5);
`ifdef VACUOUS
  always @* if (started) assert (!(psel && penable && s_pready && s_prdata == 1));
`endif
endmodule
