// The bit is seen after STAGES rising edges, whatever changes between edges; a reset clears it at once.
module nl_sync_tb #(
    parameter STAGES = 2
);
  logic clk = 0, rst_n = 0, in = 0, out;
  logic [STAGES-1:0] sampled = '0;
  int errors = 0;

  nl_sync #(
      .STAGES(STAGES)
  ) u_sync (
      .clk  (clk),
      .rst_n(rst_n),
      .in   (in),
      .out  (out)
  );

  always #5 clk = !clk;
  // A period that shares no edge with the clock.
  always #7 in = 1'($urandom);

  always @(posedge clk) if (rst_n) sampled <= {sampled[STAGES-2:0], in};
  always @(negedge clk)
    if (out !== (rst_n ? sampled[STAGES-1] : 1'b0)) begin
      errors++;
      $display("%0t: out is %b", $time, out);
    end

  initial begin
    #23 rst_n = 1;
    #2000 rst_n = 0;
    #1 if (out !== 1'b0) errors++;
    if (errors == 0) $display("PASS");
    else $display("FAIL: %0d errors", errors);
    $finish;
  end
endmodule
