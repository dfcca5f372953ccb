// Pulses at random times, between clocks that share no edge: each that is sent while none is under
// way arrives once, for one clock.
module nl_pulse_sync_tb;
  logic from_clk = 0, from_rst_n = 0, send = 0, busy, to_clk = 0, to_rst_n = 0, pulse;
  int sent = 0, received = 0, slow = 7;

  nl_pulse_sync dut (.*);

  always #5 from_clk = !from_clk;
  always #(slow) to_clk = !to_clk;

  always @(posedge from_clk)
    if (from_rst_n) begin
      if (send && !busy) sent++;
      send <= $time < 40000 && ($urandom & 3) == 0;
    end
  always @(posedge to_clk) if (to_rst_n && pulse) received++;

  initial begin
    #23 from_rst_n = 1;
    to_rst_n = 1;
    #20000 slow = 2;
    #21000;
    if (sent == received && sent > 200) $display("PASS");
    else $display("FAIL: %0d sent, %0d received", sent, received);
    $finish;
  end
endmodule
