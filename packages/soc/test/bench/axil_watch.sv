// Watches one channel: VALID, once high, stays high with the same payload until READY (Arm IHI 0022H,
// A3.2.1).
module axil_watch #(
    parameter int WIDTH = 1
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic             valid,
    input  logic             ready,
    input  logic [WIDTH-1:0] payload,
    output int               errors
);
  logic waiting;
  logic [WIDTH-1:0] last;

  always @(posedge clk) begin
    if (waiting && (!valid || payload !== last)) begin
      errors++;
      if (errors < 5) $display("%m: valid or payload changed before ready");
    end
    waiting <= rst_n && valid && !ready;
    last    <= payload;
  end
endmodule
