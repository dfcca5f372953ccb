// Random words at random times between clocks that share no edge, either one the faster: they arrive
// once each, in order.
module nl_handshake_tb #(
    parameter WIDTH = 8
);
  logic from_clk = 0, from_rst_n = 0, from_valid = 0, from_ready;
  logic to_clk = 0, to_rst_n = 0, to_valid, to_ready = 0;
  logic [WIDTH-1:0] from_data = '0, to_data;
  logic [WIDTH-1:0] sent[$], expected;
  int errors = 0, received = 0, slow = 7;

  nl_handshake #(
      .WIDTH(WIDTH)
  ) dut (
      .*
  );

  always #5 from_clk = !from_clk;
  always #(slow) to_clk = !to_clk;

  always @(posedge from_clk)
    if (from_rst_n) begin
      if (from_valid && from_ready) sent.push_back(from_data);
      if (!from_valid || from_ready) begin
        from_valid <= 1'($urandom);
        from_data  <= WIDTH'($urandom);
      end
    end

  always @(posedge to_clk)
    if (to_rst_n) begin
      if (to_valid && to_ready) begin
        // A statement of its own: Verilator calls a function among the operands of || more than once.
        if (sent.size() == 0) errors++;
        else begin
          expected = sent.pop_front();
          if (expected !== to_data) errors++;
        end
        received++;
      end
      to_ready <= 1'($urandom);
    end

  initial begin
    #23 from_rst_n = 1;
    to_rst_n = 1;
    #20000 slow = 2;
    #20000;
    if (errors == 0 && received > 300) $display("PASS");
    else $display("FAIL: %0d errors, %0d words", errors, received);
    $finish;
  end
endmodule
