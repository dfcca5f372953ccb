// Packets of an AXI-Stream (Arm IHI 0051B) go to one of two, by the TDEST of each of their beats. A
// register slice stands at every end, so that no path leads through; a packet that cannot go on holds up
// those behind.
module nl_axis_demux #(
    parameter DATA_WIDTH = 32
) (
    input  logic                    clk,
    input  logic                    rst_n,
    input  logic [  DATA_WIDTH-1:0] s_tdata,
    input  logic [DATA_WIDTH/8-1:0] s_tkeep,
    input  logic                    s_tlast,
    input  logic                    s_tdest,
    input  logic                    s_tvalid,
    output logic                    s_tready,
    output logic [  DATA_WIDTH-1:0] m0_tdata,
    output logic [DATA_WIDTH/8-1:0] m0_tkeep,
    output logic                    m0_tlast,
    output logic                    m0_tvalid,
    input  logic                    m0_tready,
    output logic [  DATA_WIDTH-1:0] m1_tdata,
    output logic [DATA_WIDTH/8-1:0] m1_tkeep,
    output logic                    m1_tlast,
    output logic                    m1_tvalid,
    input  logic                    m1_tready
);
  localparam BEAT_BITS = DATA_WIDTH + DATA_WIDTH / 8 + 1;

  logic                 waits, target;
  logic [          1:0] room;
  logic [BEAT_BITS-1:0] beat;

  nl_slice #(
      .WIDTH(1 + BEAT_BITS)
  ) u_s (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_tvalid),
      .in_ready (s_tready),
      .in_word  ({s_tdest, s_tlast, s_tkeep, s_tdata}),
      .out_valid(waits),
      .out_ready(room[target]),
      .out_word ({target, beat})
  );

  nl_slice #(
      .WIDTH(BEAT_BITS)
  ) u_m0 (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (waits && !target),
      .in_ready (room[0]),
      .in_word  (beat),
      .out_valid(m0_tvalid),
      .out_ready(m0_tready),
      .out_word ({m0_tlast, m0_tkeep, m0_tdata})
  );

  nl_slice #(
      .WIDTH(BEAT_BITS)
  ) u_m1 (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (waits && target),
      .in_ready (room[1]),
      .in_word  (beat),
      .out_valid(m1_tvalid),
      .out_ready(m1_tready),
      .out_word ({m1_tlast, m1_tkeep, m1_tdata})
  );
endmodule
