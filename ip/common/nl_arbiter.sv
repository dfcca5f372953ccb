// Grants one of N requests and holds the grant until it is taken, as VALID may not be withdrawn.
// POLICY 0: the lowest request wins. 1: round robin. 2: round robin with turns of WEIGHTS[4*i+:4]
// grants each.
module nl_arbiter #(
    parameter int N = 2,
    parameter int POLICY = 1,
    parameter logic [4*N-1:0] WEIGHTS = {N{4'd1}}
) (
    input  logic         clk,
    input  logic         rst_n,
    input  logic [N-1:0] request,
    input  logic         taken,
    output logic [N-1:0] grant,   // one-hot; zero without a request
    output logic         start    // first clock of a grant
);
  logic [N-1:0] last;    // winner of the last grant
  logic         held;    // it is not taken yet
  logic [N-1:0] above;   // requests that follow the last winner
  logic [N-1:0] ordered; // what the lowest bit is taken of
  logic [N-1:0] next;
  logic         stays;   // the last winner has grants left in its turn

  // The bits above a one-hot number, and the lowest bit of any.
  assign above   = request & ~(last | (last - 1'b1));
  assign ordered = (POLICY != 0 && above != '0) ? above : request;
  assign next    = stays ? last : ordered & (~ordered + 1'b1);
  assign grant   = held ? last : next;
  assign start   = !held && request != '0;

  always_ff @(posedge clk) begin
    if (start) last <= next;
    held <= grant != '0 && !taken;
    if (!rst_n) begin
      last <= '0;
      held <= 1'b0;
    end
  end

  if (POLICY == 2) begin : turns
    logic [3:0] left;
    logic [3:0] weight;

    assign stays = left != 4'd0 && (request & last) != '0;

    always_comb begin
      weight = '0;
      for (int i = 0; i < N; i++) weight = weight | (WEIGHTS[4*i+:4] & {4{next[i]}});
    end

    always_ff @(posedge clk) begin
      if (start) left <= (stays ? left : weight) - 4'd1;
      if (!rst_n) left <= '0;
    end
  end else begin : no_turns
    assign stays = 1'b0;
  end
endmodule
