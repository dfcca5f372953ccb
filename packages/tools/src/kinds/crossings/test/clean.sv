// Two clocks and every way between them that is safe.
module clean (
    input logic a,
    input logic b,
    input logic rst_n,
    input logic gate,
    input logic go,
    input logic flag,
    input logic [7:0] data,
    output logic [7:0] one,
    output logic [7:0] two,
    output logic [7:0] sum,
    output logic ping,
    output logic seen,
    output logic third,
    output logic extra,
    output logic more
);
  logic a_rst_n, b_rst_n, valid_one, valid_two, flagged, other, seen_next, gated, running;
  logic [7:0] held, data_one, data_two;
  logic [1:0] mode;

  nl_rst_sync u_a (
      .clk(a), .rst_in_n(rst_n), .test(1'b0), .test_rst_n(rst_n), .rst_out_n(a_rst_n));
  nl_rst_sync #(.STRETCH(5)) u_b (
      .clk(b), .rst_in_n(rst_n), .test(1'b0), .test_rst_n(rst_n), .rst_out_n(b_rst_n));
  nl_clk_gate u_gate (
      .clk_in(b), .rst_n(b_rst_n), .test(1'b0), .enable(gate), .running(running), .clk_out(gated));

  always_ff @(posedge a or negedge a_rst_n)
    if (!a_rst_n) begin
      held    <= '0;
      flagged <= 1'b0;
      other   <= 1'b0;
      mode    <= '0;
    end else begin
      held    <= data;
      flagged <= flag;
      other   <= go;
      mode    <= data[1:0];
    end

  nl_handshake u_handshake (
      .from_clk(a), .from_rst_n(a_rst_n), .from_valid(go), .from_ready(), .from_data(held),
      .to_clk(b), .to_rst_n(b_rst_n), .to_valid(valid_one), .to_ready(1'b1), .to_data(data_one));
  nl_async_fifo u_fifo (
      .from_clk(a), .from_rst_n(a_rst_n), .from_valid(go), .from_ready(), .from_data(held),
      .to_clk(b), .to_rst_n(b_rst_n), .to_valid(valid_two), .to_ready(1'b1), .to_data(data_two));
  nl_pulse_sync u_pulse (
      .from_clk(a), .from_rst_n(a_rst_n), .send(go), .busy(),
      .to_clk(b), .to_rst_n(b_rst_n), .pulse(ping));
  nl_sync u_seen (.clk(b), .rst_n(b_rst_n), .in(flagged), .out(seen_next));

  assign seen = seen_next;
  assign {extra, more} = '0;

  always_ff @(posedge b or negedge b_rst_n)
    if (!b_rst_n) begin
      one   <= '0;
      two   <= '0;
      sum   <= '0;
    end else begin
      if (valid_one) one <= data_one;
      if (valid_two) two <= data_two;
      sum <= one + two;
    end

  always_ff @(posedge gated or negedge b_rst_n)
    if (!b_rst_n) third <= 1'b0;
    else third <= seen_next ^ running;
endmodule
