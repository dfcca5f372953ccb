// Carries APB transfers into another domain, one at a time: the request crosses by a handshake, and
// so does the answer, for which the requester waits. Both resets are asserted together.
module nl_apb_async #(
    parameter ADDR_WIDTH = 32,
    parameter DATA_WIDTH = 32
) (
    input  logic                    s_clk,
    input  logic                    s_rst_n,
    input  logic [  ADDR_WIDTH-1:0] s_paddr,
    input  logic                    s_psel,
    input  logic                    s_penable,
    input  logic                    s_pwrite,
    input  logic [  DATA_WIDTH-1:0] s_pwdata,
    input  logic [DATA_WIDTH/8-1:0] s_pstrb,
    output logic                    s_pready,
    output logic [  DATA_WIDTH-1:0] s_prdata,
    output logic                    s_pslverr,
    input  logic                    m_clk,
    input  logic                    m_rst_n,
    output logic [  ADDR_WIDTH-1:0] m_paddr,
    output logic                    m_psel,
    output logic                    m_penable,
    output logic                    m_pwrite,
    output logic [  DATA_WIDTH-1:0] m_pwdata,
    output logic [DATA_WIDTH/8-1:0] m_pstrb,
    input  logic                    m_pready,
    input  logic [  DATA_WIDTH-1:0] m_prdata,
    input  logic                    m_pslverr
);
  logic access, asked, ask_ready, arrived, room, done;

  assign access = s_psel && s_penable;
  assign m_psel = arrived && room;
  assign done   = m_penable && m_pready;

  always_ff @(posedge s_clk or negedge s_rst_n)
    if (!s_rst_n) asked <= 1'b0;
    else if (access && s_pready) asked <= 1'b0;
    else if (access && ask_ready) asked <= 1'b1;

  always_ff @(posedge m_clk or negedge m_rst_n)
    if (!m_rst_n) m_penable <= 1'b0;
    else m_penable <= m_psel && !done;

  nl_handshake #(
      .WIDTH(ADDR_WIDTH + DATA_WIDTH + DATA_WIDTH / 8 + 1)
  ) u_request (
      .from_clk  (s_clk),
      .from_rst_n(s_rst_n),
      .from_valid(access && !asked),
      .from_ready(ask_ready),
      .from_data ({s_pwrite, s_pstrb, s_paddr, s_pwdata}),
      .to_clk    (m_clk),
      .to_rst_n  (m_rst_n),
      .to_valid  (arrived),
      .to_ready  (done),
      .to_data   ({m_pwrite, m_pstrb, m_paddr, m_pwdata})
  );
  nl_handshake #(
      .WIDTH(DATA_WIDTH + 1)
  ) u_answer (
      .from_clk  (m_clk),
      .from_rst_n(m_rst_n),
      .from_valid(done),
      .from_ready(room),
      .from_data ({m_pslverr, m_prdata}),
      .to_clk    (s_clk),
      .to_rst_n  (s_rst_n),
      .to_valid  (s_pready),
      .to_ready  (access),
      .to_data   ({s_pslverr, s_prdata})
  );
endmodule
