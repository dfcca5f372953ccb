// One target: finds the enabled pending source of the highest priority, of equal ones the lowest, and
// compares it with the threshold. The choice is registered: it follows `pending` by a clock.
module nl_plic_target #(
    parameter SOURCES       = 31,
    parameter PRIORITY_BITS = 3
) (
    input  logic                             clk,
    input  logic                             rst_n,
    input  logic [                SOURCES:0] pending,
    input  logic [                SOURCES:0] enable,
    input  logic [SOURCES*PRIORITY_BITS-1:0] priorities,  // of source 1 lowest
    input  logic [        PRIORITY_BITS-1:0] threshold,
    output logic [                     31:0] best,        // 0: none
    output logic                             irq
);
  logic [             31:0] candidate;
  logic [PRIORITY_BITS-1:0] highest;

  always_comb begin
    candidate = '0;
    highest   = '0;
    for (int source = 1; source <= SOURCES; source++)
      if (pending[source] && enable[source]
          && priorities[(source-1)*PRIORITY_BITS+:PRIORITY_BITS] > highest) begin
        candidate = source;
        highest   = priorities[(source-1)*PRIORITY_BITS+:PRIORITY_BITS];
      end
  end

  always_ff @(posedge clk)
    if (!rst_n) begin
      best <= '0;
      irq  <= 1'b0;
    end else begin
      best <= candidate;
      irq  <= highest > threshold;
    end
endmodule
