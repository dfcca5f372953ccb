// A word whose halves are alike, changed at every clock of its own: never seen halfway, and the last
// one arrives.
module nl_word_sync_tb #(
    parameter WIDTH = 8
);
  logic from_clk = 0, from_rst_n = 0, to_clk = 0, to_rst_n = 0, running = 1;
  logic [WIDTH-1:0] in = '0, out;
  int errors = 0, changes = 0;

  nl_word_sync #(
      .WIDTH(WIDTH)
  ) dut (
      .*
  );

  always #5 from_clk = !from_clk;
  always #7 to_clk = !to_clk;

  // Counts in Gray-less steps: all bits change at once.
  always @(posedge from_clk) if (from_rst_n && running) in <= ~in;
  always @(out) begin
    changes++;
    if (out !== '0 && out !== '1) errors++;
  end

  initial begin
    #23 from_rst_n = 1;
    to_rst_n = 1;
    #20000 running = 0;
    #1 in = {WIDTH{1'b1}} >> 1;
    #200 if (out !== in) errors = errors + 100;
    // The last change is no word of equal bits.
    if (errors == (WIDTH > 1 ? 1 : 0) && changes > 10) $display("PASS");
    else $display("FAIL: %0d errors, %0d changes", errors, changes);
    $finish;
  end
endmodule
