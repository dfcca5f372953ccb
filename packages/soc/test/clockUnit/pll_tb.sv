`timescale 1ns / 1fs
// A PLL of the unit: prints the mean period of its outputs in ps once the reset is released, whether
// the reset waited for the lock, and what is left when the reference stops.
module pll_tb;
  logic xtal = 0, run = 1, por_n = 0;
  wire [1:0] fast;
  wire bus_n;
  integer edges[2];
  logic early = 0;

  always #12.5 if (run) xtal = !xtal;

  top_crg0 dut (
      .clk(xtal), .rst_n(bus_n), .test_mode(1'b0), .in_aux(1'b0), .in_xtal(xtal), .in_por_n(por_n),
      .in_button(1'b0), .out_fast0(fast[0]), .`OTHER(fast[1]), .out_bus_n(bus_n), .s_apb_paddr(12'd0),
      .s_apb_psel(1'b0), .s_apb_penable(1'b0), .s_apb_pwrite(1'b0), .s_apb_pwdata(32'd0), .s_apb_pstrb(4'd0)
  );

  for (genvar i = 0; i < 2; i++) begin : g_meter
    real first, last, mean;
    initial edges[i] = 0;
    always @(posedge fast[i]) if (bus_n) begin
      edges[i] = edges[i] + 1;
      if (edges[i] == 10) first = $realtime;
      last = $realtime;
      mean = (last - first) / (edges[i] - 10) * 1000.0;
    end
  end
  always @(posedge bus_n) early = early || !dut.pll_pll0_locked;

  initial begin
    #103 por_n = 1;
    wait (bus_n);
    #20000;
    $display("fast 0 %0.3f", g_meter[0].mean);
    $display("fast 1 %0.3f", g_meter[1].mean);
    $display("early %b", early);
    run = 0;
    #500 edges[0] = 0;
    #500 $display("stopped %b %0d", bus_n, edges[0]);
    run = 1;
    #2000 $display("again %b", bus_n);
    $finish;
  end
endmodule
