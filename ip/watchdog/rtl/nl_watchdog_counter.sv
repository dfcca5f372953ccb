// Counts ticks since the last welcome kick, and says when the count has reached its marks. A mark of 0 is
// reached at once. At its highest value the count stays.
module nl_watchdog_counter (
    input  logic        clk,
    input  logic        rst_n,
    input  logic        run,
    input  logic        restart,
    input  logic [15:0] divider,
    input  logic [31:0] bark_ticks,
    input  logic [31:0] bite_ticks,
    input  logic [31:0] window_ticks,
    output logic [31:0] count,
    output logic        bark,
    output logic        bite,
    output logic        welcome
);
  logic [15:0] divided;
  logic        tick;

  assign tick    = run && divided == divider;
  assign bark    = run && count >= bark_ticks;
  assign bite    = run && count >= bite_ticks;
  assign welcome = count >= window_ticks;

  always_ff @(posedge clk)
    if (!rst_n || restart) begin
      divided <= '0;
      count   <= '0;
    end else if (run) begin
      divided <= tick ? 16'd0 : divided + 16'd1;
      if (tick && count != '1) count <= count + 32'd1;
    end
endmodule
