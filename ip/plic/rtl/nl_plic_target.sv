// One target: finds the enabled pending source of the highest priority, of equal ones the lowest, and
// compares it with the threshold. The choice is registered: it follows `pending` by a clock.
//
// Sources meet in pairs, as in a tournament: node 1 is the winner, node k plays 2k against 2k+1, and
// source n enters at node PLACES+n. Source 0 stands for none: its level is 0, and it wins where all are,
// as the lower of equals.
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
  localparam PLACES = 2 ** $clog2(SOURCES + 1);
  localparam NUMBER_BITS = $clog2(SOURCES + 1);

  logic [2*PLACES*PRIORITY_BITS-1:0] levels;
  logic [  2*PLACES*NUMBER_BITS-1:0] numbers;
  logic [         PRIORITY_BITS-1:0] highest;
  logic [           NUMBER_BITS-1:0] winner;

  assign highest = levels[PRIORITY_BITS+:PRIORITY_BITS];
  assign winner  = numbers[NUMBER_BITS+:NUMBER_BITS];

  always_comb begin : tournament
    levels  = '0;
    numbers = '0;
    for (int source = 1; source <= SOURCES; source++) begin
      numbers[(PLACES+source)*NUMBER_BITS+:NUMBER_BITS] = NUMBER_BITS'(source);
      if (pending[source] && enable[source])
        levels[(PLACES+source)*PRIORITY_BITS+:PRIORITY_BITS] =
            priorities[(source-1)*PRIORITY_BITS+:PRIORITY_BITS];
    end
    for (int node = PLACES - 1; node >= 1; node--) begin
      if (levels[(2*node+1)*PRIORITY_BITS+:PRIORITY_BITS] > levels[2*node*PRIORITY_BITS+:PRIORITY_BITS]) begin
        levels[node*PRIORITY_BITS+:PRIORITY_BITS] = levels[(2*node+1)*PRIORITY_BITS+:PRIORITY_BITS];
        numbers[node*NUMBER_BITS+:NUMBER_BITS]    = numbers[(2*node+1)*NUMBER_BITS+:NUMBER_BITS];
      end else begin
        levels[node*PRIORITY_BITS+:PRIORITY_BITS] = levels[2*node*PRIORITY_BITS+:PRIORITY_BITS];
        numbers[node*NUMBER_BITS+:NUMBER_BITS]    = numbers[2*node*NUMBER_BITS+:NUMBER_BITS];
      end
    end
  end

  always_ff @(posedge clk)
    if (!rst_n) begin
      best <= '0;
      irq  <= 1'b0;
    end else begin
      best <= 32'(winner);
      irq  <= highest > threshold;
    end
endmodule
