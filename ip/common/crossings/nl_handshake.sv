// Brings words from one domain into another, one at a time. A word is taken where `from_valid`
// meets `from_ready`, and given where `to_valid` meets `to_ready`; the data bits cross without
// synchronisers, since they stand still from the request until it is acknowledged. Both resets are
// asserted together; nothing is taken while a side is in reset, whatever its neighbour does by then.
module nl_handshake #(
    parameter WIDTH = 8
) (
    input  logic             from_clk,
    input  logic             from_rst_n,
    input  logic             from_valid,
    output logic             from_ready,
    input  logic [WIDTH-1:0] from_data,
    input  logic             to_clk,
    input  logic             to_rst_n,
    output logic             to_valid,
    input  logic             to_ready,
    output logic [WIDTH-1:0] to_data
);
  logic awake, request, acknowledged, arrived, accepted;
  logic [WIDTH-1:0] held;

  assign from_ready = awake && request == acknowledged;
  assign to_valid   = arrived != accepted;
  assign to_data    = held;

  always_ff @(posedge from_clk or negedge from_rst_n)
    if (!from_rst_n) begin
      awake   <= 1'b0;
      request <= 1'b0;
      held    <= '0;
    end else begin
      awake <= 1'b1;
      if (from_valid && from_ready) begin
        request <= !request;
        held    <= from_data;
      end
    end

  always_ff @(posedge to_clk or negedge to_rst_n)
    if (!to_rst_n) accepted <= 1'b0;
    else if (to_valid && to_ready) accepted <= arrived;

  nl_sync u_request (
      .clk  (to_clk),
      .rst_n(to_rst_n),
      .in   (request),
      .out  (arrived)
  );
  nl_sync u_acknowledge (
      .clk  (from_clk),
      .rst_n(from_rst_n),
      .in   (accepted),
      .out  (acknowledged)
  );
endmodule
