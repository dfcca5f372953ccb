// Queue of DEPTH beats of an AXI-Stream (Arm IHI 0051B): a beat a clock, and no path leads through it.
module nl_axis_fifo #(
    parameter DATA_WIDTH = 32,
    parameter DEPTH      = 16
) (
    input  logic                    clk,
    input  logic                    rst_n,
    input  logic [  DATA_WIDTH-1:0] s_tdata,
    input  logic [DATA_WIDTH/8-1:0] s_tkeep,
    input  logic                    s_tlast,
    input  logic                    s_tvalid,
    output logic                    s_tready,
    output logic [  DATA_WIDTH-1:0] m_tdata,
    output logic [DATA_WIDTH/8-1:0] m_tkeep,
    output logic                    m_tlast,
    output logic                    m_tvalid,
    input  logic                    m_tready
);
  nl_queue #(
      .WIDTH(DATA_WIDTH + DATA_WIDTH / 8 + 1),
      .DEPTH(DEPTH)
  ) u_beats (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_tvalid),
      .in_ready (s_tready),
      .in_word  ({s_tlast, s_tkeep, s_tdata}),
      .out_valid(m_tvalid),
      .out_ready(m_tready),
      .out_word ({m_tlast, m_tkeep, m_tdata})
  );
endmodule
