// Beats of an AXI-Stream (Arm IHI 0051B) of another width; one width is a multiple of the other. Bytes
// keep their order, and a packet its end. A register slice stands at either end, so that no path leads
// through.
module nl_axis_width #(
    parameter S_DATA_WIDTH = 32,
    parameter M_DATA_WIDTH = 8
) (
    input  logic                      clk,
    input  logic                      rst_n,
    input  logic [  S_DATA_WIDTH-1:0] s_tdata,
    input  logic [S_DATA_WIDTH/8-1:0] s_tkeep,
    input  logic                      s_tlast,
    input  logic                      s_tvalid,
    output logic                      s_tready,
    output logic [  M_DATA_WIDTH-1:0] m_tdata,
    output logic [M_DATA_WIDTH/8-1:0] m_tkeep,
    output logic                      m_tlast,
    output logic                      m_tvalid,
    input  logic                      m_tready
);
  logic [  S_DATA_WIDTH-1:0] in_data;
  logic [S_DATA_WIDTH/8-1:0] in_keep;
  logic                      in_last, in_valid, in_ready;
  logic [  M_DATA_WIDTH-1:0] out_data;
  logic [M_DATA_WIDTH/8-1:0] out_keep;
  logic                      out_last, out_valid, out_ready;

  nl_slice #(
      .WIDTH(S_DATA_WIDTH + S_DATA_WIDTH / 8 + 1)
  ) u_s (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (s_tvalid),
      .in_ready (s_tready),
      .in_word  ({s_tlast, s_tkeep, s_tdata}),
      .out_valid(in_valid),
      .out_ready(in_ready),
      .out_word ({in_last, in_keep, in_data})
  );

  generate
    if (S_DATA_WIDTH > M_DATA_WIDTH) begin : g_narrow
      nl_axis_narrow #(
          .PART_BYTES(M_DATA_WIDTH / 8),
          .PARTS     (S_DATA_WIDTH / M_DATA_WIDTH)
      ) u_parts (
          .clk      (clk),
          .rst_n    (rst_n),
          .in_data  (in_data),
          .in_keep  (in_keep),
          .in_last  (in_last),
          .in_valid (in_valid),
          .in_ready (in_ready),
          .out_data (out_data),
          .out_keep (out_keep),
          .out_last (out_last),
          .out_valid(out_valid),
          .out_ready(out_ready)
      );
    end else if (S_DATA_WIDTH < M_DATA_WIDTH) begin : g_widen
      nl_axis_widen #(
          .PART_BYTES(S_DATA_WIDTH / 8),
          .PARTS     (M_DATA_WIDTH / S_DATA_WIDTH)
      ) u_parts (
          .clk      (clk),
          .rst_n    (rst_n),
          .in_data  (in_data),
          .in_keep  (in_keep),
          .in_last  (in_last),
          .in_valid (in_valid),
          .in_ready (in_ready),
          .out_data (out_data),
          .out_keep (out_keep),
          .out_last (out_last),
          .out_valid(out_valid),
          .out_ready(out_ready)
      );
    end else begin : g_same
      assign {out_last, out_keep, out_data, out_valid} = {in_last, in_keep, in_data, in_valid};
      assign in_ready = out_ready;
    end
  endgenerate

  nl_slice #(
      .WIDTH(M_DATA_WIDTH + M_DATA_WIDTH / 8 + 1)
  ) u_m (
      .clk      (clk),
      .rst_n    (rst_n),
      .in_valid (out_valid),
      .in_ready (out_ready),
      .in_word  ({out_last, out_keep, out_data}),
      .out_valid(m_tvalid),
      .out_ready(m_tready),
      .out_word ({m_tlast, m_tkeep, m_tdata})
  );
endmodule
