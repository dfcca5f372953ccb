// FIFO between two domains; 2**INDEX_WIDTH words. Each side sees the other's pointer in Gray code,
// of which one bit changes at a time, so that a pointer caught in its change is the old or the new
// one. First word falls through. Both resets are asserted together; nothing is taken while a side is
// in reset, whatever its neighbour does by then.
module nl_async_fifo #(
    parameter WIDTH = 8,
    parameter INDEX_WIDTH = 3
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
  localparam logic [INDEX_WIDTH:0] FULL = (INDEX_WIDTH + 1)'(3) << (INDEX_WIDTH - 1);

  logic [INDEX_WIDTH:0] pushed, pushed_next, pushed_gray, pushed_seen;
  logic [INDEX_WIDTH:0] popped, popped_next, popped_gray, popped_seen;
  logic [WIDTH-1:0] memory[2**INDEX_WIDTH];
  logic awake;

  assign from_ready  = awake && pushed_gray != (popped_seen ^ FULL);
  assign to_valid    = popped_gray != pushed_seen;
  assign to_data     = memory[popped[INDEX_WIDTH-1:0]];
  assign pushed_next = pushed + 1'b1;
  assign popped_next = popped + 1'b1;

  always_ff @(posedge from_clk or negedge from_rst_n)
    if (!from_rst_n) begin
      awake       <= 1'b0;
      pushed      <= '0;
      pushed_gray <= '0;
    end else begin
      awake <= 1'b1;
      if (from_valid && from_ready) begin
        pushed      <= pushed_next;
        pushed_gray <= pushed_next ^ (pushed_next >> 1);
      end
    end

  always_ff @(posedge from_clk) if (from_valid && from_ready) memory[pushed[INDEX_WIDTH-1:0]] <= from_data;

  always_ff @(posedge to_clk or negedge to_rst_n)
    if (!to_rst_n) begin
      popped      <= '0;
      popped_gray <= '0;
    end else if (to_valid && to_ready) begin
      popped      <= popped_next;
      popped_gray <= popped_next ^ (popped_next >> 1);
    end

  for (genvar i = 0; i <= INDEX_WIDTH; i++) begin : g_pointer
    nl_sync u_pushed (
        .clk  (to_clk),
        .rst_n(to_rst_n),
        .in   (pushed_gray[i]),
        .out  (pushed_seen[i])
    );
    nl_sync u_popped (
        .clk  (from_clk),
        .rst_n(from_rst_n),
        .in   (popped_gray[i]),
        .out  (popped_seen[i])
    );
  end
endmodule
