// Measures the enables of a clock-and-reset unit in ps, and reads what it measures of its clocks while
// they run, change and stop; the test says what must be printed.
`timescale 1ps / 1ps
module counted_tb;
  localparam int BEAT = 0, PACE = 1, TICK = 2;

  logic xtal = 0, aux = 0, por_n = 1, aux_runs = 1;
  logic [11:0] paddr = 0;
  logic [31:0] pwdata = 0, prdata, read;
  logic psel = 0, penable = 0, pwrite = 0, pready, pslverr, bus_n, fault;
  logic clk, slow, third, gated, rst_n, slow_n;
  logic [2:0] en, of;
  longint rise[3], least[3], most[3], shortest[3], longest[3];
  int off[3];

  always #12500 xtal = !xtal;
  always #50000 if (aux_runs) aux = !aux;

  top_crg0 dut (
      .clk(xtal), .rst_n(bus_n), .test_mode(1'b0), .in_aux(aux), .in_xtal(xtal), .in_button(1'b0),
      .in_por_n(por_n), .out_clk(clk), .out_gated(gated), .out_slow(slow), .out_third(third),
      .out_bus_n(bus_n), .out_rst_n(rst_n), .out_slow_n(slow_n),
      .en_beat(en[BEAT]), .en_pace(en[PACE]), .en_tick(en[TICK]), .fault,
      .s_apb_paddr(paddr), .s_apb_psel(psel), .s_apb_penable(penable), .s_apb_pwrite(pwrite),
      .s_apb_pwdata(pwdata), .s_apb_pstrb(4'hf), .s_apb_pready(pready), .s_apb_prdata(prdata),
      .s_apb_pslverr(pslverr)
  );
  assign of = {xtal, clk, slow};

  // Distances and widths of each enable, and changes that come with no edge of its clock.
  for (genvar i = 0; i < 3; i++) begin : g_enable
    longint edge_at = 0;
    always @(posedge of[i]) edge_at = $time;
    always @(posedge en[i]) begin
      if (rise[i] != 0 && $time - rise[i] < least[i]) least[i] = $time - rise[i];
      if (rise[i] != 0 && $time - rise[i] > most[i]) most[i] = $time - rise[i];
      rise[i] = $time;
    end
    always @(negedge en[i]) if (rise[i] != 0) begin
      if ($time - rise[i] < shortest[i]) shortest[i] = $time - rise[i];
      if ($time - rise[i] > longest[i]) longest[i] = $time - rise[i];
    end
    always @(en[i]) if (por_n && $time != edge_at) off[i] = off[i] + 1;
  end

  task automatic access(input logic [11:0] address, input logic writes, input logic [31:0] data);
    @(negedge xtal) {psel, penable, pwrite, paddr, pwdata} = {2'b10, writes, address, data};
    @(negedge xtal) penable = 1;
    #1 read = prdata;
    @(negedge xtal) {psel, penable} = 0;
  endtask

  task automatic enables(input string when);
    for (int i = 0; i < 3; i++) begin
      {rise[i], most[i], longest[i]} = 0;
      {least[i], shortest[i]} = {64'd1 << 40, 64'd1 << 40};
    end
    #20000000;
    for (int i = 0; i < 3; i++)
      $display("%s.%0d %0d %0d %0d %0d %0d %b", when, i, least[i], most[i], shortest[i], longest[i],
               off[i], en[i]);
  endtask

  // Forgets what was, waits for three windows and tells count, status and faults of a clock.
  task automatic measured(input string when, input logic [11:0] address);
    access(address + 8, 1, 3);
    #31000000 access(address, 0, 0);
    $write("%s %0d %b%b ", when, read[15:0], read[16], read[17]);
    access(address + 8, 0, 0);
    $display("%b%b %b", read[0], read[1], fault);
  endtask

  initial begin
    #1000 por_n = 0;
    #100000 por_n = 1;
    #30000000 access(`FAULT_CLK, 0, 0);
    $display("first %b", read[1]);
    enables("start");
    access(`ENABLE_PACE, 1, 10);
    #1000000 enables("ten");
    access(`ENABLE_PACE, 1, 1);
    #1000000 enables("one");
    measured("clk", `MEASURE_CLK);
    measured("slow", `MEASURE_SLOW);
    measured("gated", `MEASURE_GATED);
    access(`CLOCK_SLOW, 1, 20);
    measured("slow.20", `MEASURE_SLOW);
    access(`CLOCK_SLOW, 1, 5);
    access(`CLOCK_GATED, 1, 0);
    measured("closed", `MEASURE_GATED);
    access(`MEASURE_GATED, 1, 0);
    measured("unwatched", `MEASURE_GATED);
    aux_runs = 0;
    #60000000 measured("late", `MEASURE_CLK);
    aux_runs = 1;
    access(`MEASURE_SLOW + 8, 1, 3);
    #40000000 measured("again", `MEASURE_CLK);
    $finish;
  end
endmodule
