// Two AXI-Streams (Arm IHI 0051B) become one: a packet goes on whole, up to its TLAST, and where both
// wait they take turns. A register slice stands at every end, so that no path leads through.
module nl_axis_mux #(
    parameter DATA_WIDTH = 32
) (
    input  logic                    clk,
    input  logic                    rst_n,
    input  logic [  DATA_WIDTH-1:0] s0_tdata,
    input  logic [DATA_WIDTH/8-1:0] s0_tkeep,
    input  logic                    s0_tlast,
    input  logic                    s0_tvalid,
    output logic                    s0_tready,
    input  logic [  DATA_WIDTH-1:0] s1_tdata,
    input  logic [DATA_WIDTH/8-1:0] s1_tkeep,
    input  logic                    s1_tlast,
    input  logic                    s1_tvalid,
    output logic                    s1_tready,
    output logic [  DATA_WIDTH-1:0] m_tdata,
    output logic [DATA_WIDTH/8-1:0] m_tkeep,
    output logic                    m_tlast,
    output logic                    m_tvalid,
    input  logic                    m_tready
);
  localparam BEAT_BITS = DATA_WIDTH + DATA_WIDTH / 8 + 1;  // TLAST on top

  logic [          1:0] waits, taken;
  logic [BEAT_BITS-1:0] beat0, beat1, beat;
  logic                 under_way, held;  // a packet is, from the stream `held`
  logic                 chosen, first, goes, room;

  nl_slice #(
      .WIDTH(BEAT_BITS)
  ) u_s0 (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s0_tvalid),
      .in_ready (s0_tready),
      .in_word  ({s0_tlast, s0_tkeep, s0_tdata}),
      .out_valid(waits[0]),
      .out_ready(taken[0]),
      .out_word (beat0)
  );

  nl_slice #(
      .WIDTH(BEAT_BITS)
  ) u_s1 (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s1_tvalid),
      .in_ready (s1_tready),
      .in_word  ({s1_tlast, s1_tkeep, s1_tdata}),
      .out_valid(waits[1]),
      .out_ready(taken[1]),
      .out_word (beat1)
  );

  // `first` has the next packet where both have one.
  assign chosen = under_way ? held : waits[first] ? first : !first;
  assign beat   = chosen ? beat1 : beat0;
  assign goes   = waits[chosen] && room;
  assign taken  = {goes && chosen, goes && !chosen};

  always_ff @(posedge clk) begin
    if (goes) begin
      under_way <= !beat[BEAT_BITS-1];
      held      <= chosen;
      first     <= !chosen;
    end
    if (!rst_n) begin
      under_way <= 1'b0;
      first     <= 1'b0;
    end
  end

  nl_slice #(
      .WIDTH(BEAT_BITS)
  ) u_m (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (waits[chosen]),
      .in_ready (room),
      .in_word  (beat),
      .out_valid(m_tvalid),
      .out_ready(m_tready),
      .out_word ({m_tlast, m_tkeep, m_tdata})
  );
endmodule
