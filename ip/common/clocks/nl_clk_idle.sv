// Enable of a clock gate with an idle hint: high while the clock is `wanted`, and otherwise until the
// block has been idle for CYCLES periods of `clk`, the clock in front of the gate; high again as soon
// as the block is not idle any more.
(* crossing = "idle_proof.sv: whole under free hints, phases and resets" *)
module nl_clk_idle #(
    parameter CYCLES = 10
) (
    input  logic clk,
    input  logic rst_n,
    input  logic wanted,
    input  logic idle,
    output logic enable
);
  localparam WIDTH = $clog2(CYCLES + 1);
  localparam logic [WIDTH-1:0] LAST = WIDTH'(CYCLES);

  logic wanted_seen, idle_seen;
  logic [WIDTH-1:0] quiet;

  always_ff @(posedge clk or negedge rst_n)
    if (!rst_n) begin
      quiet  <= '0;
      enable <= 1'b0;
    end else begin
      if (!idle_seen) quiet <= '0;
      else if (quiet != LAST) quiet <= quiet + 1'b1;
      enable <= wanted_seen || !idle_seen || quiet != LAST;
    end

  nl_sync u_wanted (
      .clk  (clk),
      .rst_n(rst_n),
      .in   (wanted),
      .out  (wanted_seen)
  );
  nl_sync u_idle (
      .clk  (clk),
      .rst_n(rst_n),
      .in   (idle),
      .out  (idle_seen)
  );
endmodule
