// Synchroniser: one bit of another domain, or of none, seen after STAGES rising edges. It must hold
// still for longer than a period of `clk`; several bits that belong together need a handshake or a
// FIFO.
module nl_sync #(
    parameter STAGES = 2
) (
    input  logic clk,
    input  logic rst_n,
    input  logic in,
    output logic out
);
  (* async_reg *) logic [STAGES-1:0] stage;

  assign out = stage[STAGES-1];

  always_ff @(posedge clk or negedge rst_n)
    if (!rst_n) stage <= '0;
    else stage <= {stage[STAGES-2:0], in};
endmodule
