// Drives the registers of a clock-and-reset unit over APB and prints what its outputs do, measured
// in ps; the test says what must be printed. `clk` of the unit is its own multiplexer's, or with
// +define+ALONE a clock of its own. WAKE is what its registers hold before the first edge, STEP the
// distance of the ratios that are tried.
`timescale 1ps / 1ps
module unit_tb;
  localparam int CLK = 0, SLOW = 1, THIRD = 2, GATED = 3;
  localparam logic [11:0] CAUSE = 'h0, MUX = 'h4, GATE = 'h8, RATIO = 'hC, RESET = 'h10;

  logic xtal = 0, aux = 0, own = 0, por_n = 0, button = 0, test_mode = 0;
  logic xtal_runs = 1, aux_runs = 1;
  logic [11:0] paddr = 0;
  logic [31:0] pwdata = 0, prdata, read;
  logic psel = 0, penable = 0, pwrite = 0, pready, pslverr, clk, rst_n, slow_n;
  logic [3:0] outs;
  longint shortest[4], changed[4], rise[4], period[4], high[4];

  always #12500 if (xtal_runs) xtal = !xtal;
  always #50000 if (aux_runs) aux = !aux;
  always #8200 own = !own;
`ifdef ALONE
  assign clk = own;
`else
  assign clk = outs[CLK];
`endif

  top_crg0 dut (
      .clk, .rst_n, .test_mode, .in_aux(aux), .in_xtal(xtal), .in_button(button), .in_por_n(por_n),
      .out_clk(outs[CLK]), .out_gated(outs[GATED]), .out_slow(outs[SLOW]), .out_third(outs[THIRD]),
      .out_rst_n(rst_n), .out_slow_n(slow_n),
      .s_apb_paddr(paddr), .s_apb_psel(psel), .s_apb_penable(penable), .s_apb_pwrite(pwrite),
      .s_apb_pwdata(pwdata), .s_apb_pstrb(4'hf), .s_apb_pready(pready), .s_apb_prdata(prdata),
      .s_apb_pslverr(pslverr)
  );

  // What each output did last, and its shortest pulse since power-on; a glitch of no length is one of 0.
  for (genvar i = 0; i < 4; i++) begin : g_wave
    always @(outs[i]) begin
      if (por_n === 1 && changed[i] != 0 && $time - changed[i] < shortest[i])
        shortest[i] = $time - changed[i];
      if (por_n === 1 && outs[i] === 1'bx) $display("unknown %0d at %0t", i, $time);
      changed[i] = $time;
    end
    always @(posedge outs[i]) begin
      period[i] = $time - rise[i];
      rise[i] = $time;
    end
    always @(negedge outs[i]) high[i] = $time - rise[i];
  end

  task automatic access(input logic [11:0] address, input logic writes, input logic [31:0] data);
    @(negedge clk) {psel, penable, pwrite, paddr, pwdata} = {2'b10, writes, address, data};
    @(negedge clk) penable = 1;
    #1 read = prdata;
    @(negedge clk) {psel, penable} = 0;
  endtask

  task automatic show(input string name, input logic [11:0] address);
    access(address, 0, 0);
    $display("%s %h", name, read);
  endtask

  // Period and high time of an output, or 0 0 of one that stands still for 4 us.
  task automatic measure(input string name, input int i);
    {period[i], high[i]} = 0;
    #4000000 $display("%s %0d %0d", name, period[i], high[i]);
  endtask

  task automatic all(input string when);
    measure({when, ".clk"}, CLK);
    measure({when, ".slow"}, SLOW);
    measure({when, ".third"}, THIRD);
    measure({when, ".gated"}, GATED);
  endtask

  // Periods of a clock from the release of what it waits for to that of a reset.
  task automatic released(input string name);
    int clocks = 0, slows = 0;
    while (!rst_n) begin
      @(posedge outs[CLK]);
      #1 if (!rst_n) clocks++;
    end
    if (slow_n) $display("%s early", name);
    while (!slow_n) begin
      @(posedge outs[SLOW]);
      #1 if (!slow_n) slows++;
    end
    $display("%s %0d %0d", name, clocks, slows);
  endtask

`ifdef WAKE
  // What flops hold before the first edge of their clock.
  initial begin
    force dut.u_regs.clock_clk_stopped = `WAKE;
    force dut.u_regs.clock_clk_select = `WAKE;
    force dut.u_regs.clock_gated_enable = `WAKE;
    force dut.u_regs.reset_slow_n_assert = `WAKE;
    wait (por_n);
    @(posedge clk);
    release dut.u_regs.clock_clk_stopped;
    release dut.u_regs.clock_clk_select;
    release dut.u_regs.clock_gated_enable;
    release dut.u_regs.reset_slow_n_assert;
  end
  // A unit that does not start ends the test.
  initial #100000000 if (!rst_n) $finish;
`endif
  initial begin
    foreach (shortest[i]) shortest[i] = 1000000000;
    #333333 por_n = 1;
    released("power-on");
    all("start");
    show("cause.power-on", CAUSE);
    access(CAUSE, 1, 3);
    show("cause.cleared", CAUSE);
    show("mux", MUX);
    show("gate", GATE);
    show("ratio", RATIO);
    show("reset", RESET);

    for (int ratio = 0; ratio < 128; ratio += `STEP) begin
      access(RATIO, 1, ratio);
      #2000000 measure($sformatf("ratio.%0d", ratio), SLOW);
    end
    access(RATIO, 1, 5);

    access(GATE, 1, 0);
    #1000000 show("gate.closed", GATE);
    measure("closed", GATED);
    access(GATE, 1, 1);
    #1000000 show("gate.open", GATE);
    measure("open", GATED);

    access(MUX, 1, 1);
    #2000000 show("mux.aux", MUX);
    all("aux");
    access(MUX, 1, 5);
    #2000000 show("mux.none", MUX);
    access(MUX, 1, 0);
    #2000000 show("mux.xtal", MUX);
    all("xtal");

    access(RESET, 1, 1);
    #1000000 $display("software %b %b", rst_n, slow_n);
    access(RESET, 1, 0);
    #1000000 $display("software.over %b %b", rst_n, slow_n);

    access(GATE, 1, 0);
    access(RATIO, 1, 9);
    button = 1;
    #1 $display("button %b %b", rst_n, slow_n);
    #1000000 button = 0;
    #1 released("button.over");
    show("button.cause", CAUSE);
    show("button.gate", GATE);
    #4000000 all("button");
`ifdef ALONE
    // The clock that is wanted has stopped: software sees that nothing is active, and goes back.
    wait (!aux) aux_runs = 0;
    access(MUX, 1, 1);
    #4000000 show("dead", MUX);
    access(MUX, 1, 1 | 'h20000);
    access(MUX, 1, 0 | 'h20000);
    #2000000 show("escaped", MUX);
    measure("escaped.clk", CLK);
    // The clock in use stops.
    aux_runs = 1;
    access(MUX, 1, 0);
    wait (xtal) xtal_runs = 0;
    access(MUX, 1, 1 | 'h10000);
    #4000000 show("left", MUX);
    measure("left.clk", CLK);
    xtal_runs = 1;
`endif
    for (int i = 0; i < 4; i++) $display("shortest.%0d %0d", i, shortest[i]);
    test_mode = 1;
    #1000000 all("test");
    por_n = 0;
    #1 $display("test.reset %b %b", rst_n, slow_n);
    $finish;
  end
endmodule
