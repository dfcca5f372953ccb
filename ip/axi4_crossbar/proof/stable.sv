// VALID stays until READY, and what it shows stays too (Arm IHI 0022H, A3.2.1): asserted, or assumed
// of who drives it.
module stable #(
    parameter int WIDTH = 1,
    parameter bit ASSUMED = 0
) (
    input logic             clk,
    input logic             rst_n,
    input logic             valid,
    input logic             ready,
    input logic [WIDTH-1:0] word
);
  logic             waiting;
  logic [WIDTH-1:0] shown;
  logic             kept;

  initial waiting = 0;
  always @(posedge clk) begin
    waiting <= rst_n && valid && !ready;
    shown   <= word;
  end
  assign kept = !waiting || (valid && word == shown);
  if (ASSUMED) begin : environment
    always @* assume (kept);
    always @* if (!rst_n) assume (!valid);
  end else begin : design
    always @* if (rst_n) assert (kept);
  end
endmodule
