// Random selects, ratios, gatings and resets of a mapped unit. Prints the shortest pulse of each
// output in ps, and what became unknown. `RUNS is the number of operations, `SEED the seed. With
// +define+COUNTED the unit has enables and measures too, and what it counts at the end is printed.
`timescale 1ps / 1ps
module gate_tb;
  localparam logic [11:0] MUX = 'h4, GATE = 'h8, RATIO = 'hC, RESET = 'h10, PACE = 'h14, MEASURE = 'h18;
  // From one measured clock to the next, to its limits, and to its faults.
  localparam int NEXT = 'hC, LIMITS = 'h4, FAULT = 'h8;
  localparam int MEASURED = 3;
`ifdef COUNTED
  `define COUNTS 1
`else
  `define COUNTS 0
`endif
  localparam int OUTPUTS = `COUNTS ? 7 : 4;
  localparam int KINDS = `COUNTS ? 15 : 12;

  logic xtal = 0, aux = 0, por_n = 0, button = 0;
  logic [11:0] paddr = 0;
  logic [31:0] pwdata = 0, prdata, got;
  logic psel = 0, penable = 0, pwrite = 0, pready, pslverr, rst_n, slow_n, fault;
  logic [OUTPUTS-1:0] outs;
  time shortest[0:OUTPUTS-1], changed[0:OUTPUTS-1], start;
  integer seed = `SEED, half = 41000, edges[0:OUTPUTS-1];

  always #12500 xtal = !xtal;
  always #(half) aux = !aux;

  top_crg0 dut (
      .clk(outs[0]), .rst_n(rst_n), .test_mode(1'b0), .in_aux(aux), .in_xtal(xtal),
      .in_button(button), .in_por_n(por_n), .out_clk(outs[0]), .out_gated(outs[3]),
      .out_slow(outs[1]), .out_third(outs[2]), .out_rst_n(rst_n), .out_slow_n(slow_n),
`ifdef COUNTED
      .en_beat(outs[4]), .en_pace(outs[5]), .en_tick(outs[6]), .fault,
`endif
      .s_apb_paddr(paddr), .s_apb_psel(psel), .s_apb_penable(penable), .s_apb_pwrite(pwrite),
      .s_apb_pwdata(pwdata), .s_apb_pstrb(4'hf), .s_apb_pready(pready), .s_apb_prdata(prdata),
      .s_apb_pslverr(pslverr)
  );

  for (genvar i = 0; i < OUTPUTS; i++) begin : g_wave
    always @(outs[i])
      if (por_n) begin
        if (changed[i] > start && $time - changed[i] < shortest[i]) shortest[i] = $time - changed[i];
        if (outs[i] === 1'bx) $display("unknown %0d at %0t", i, $time);
        changed[i] = $time;
        edges[i]   = edges[i] + 1;
      end
  end

  function automatic integer pick(input integer below);
    pick = $unsigned($random(seed)) % below;
  endfunction

  task automatic write(input logic [11:0] address, input logic [31:0] data);
    wait (rst_n === 1);
    @(negedge outs[0]) {psel, penable, pwrite, paddr, pwdata} = {3'b101, address, data};
    @(negedge outs[0]) penable = 1;
    @(negedge outs[0]) {psel, penable} = 0;
  endtask

  task automatic read(input logic [11:0] address);
    wait (rst_n === 1);
    @(negedge outs[0]) {psel, penable, pwrite, paddr} = {3'b100, address};
    @(negedge outs[0]) penable = 1;
    #10000 got = prdata;
    @(negedge outs[0]) {psel, penable} = 0;
  endtask

  task automatic operate;
    case (pick(KINDS))
      0, 1, 2: write(MUX, pick(8));
      3, 4, 5: write(RATIO, pick(72));
      6, 7, 8: write(GATE, pick(2));
      9: write(RESET, pick(2));
      10: begin
        button = 1;
        #(50 + pick(90000)) button = 0;
      end
      12: write(PACE, pick(72));
      13: write(MEASURE + NEXT * pick(MEASURED), {pick(2), 31'b0});
      14: write(MEASURE + NEXT * pick(MEASURED) + LIMITS + 4 * pick(2), $random(seed));
      default: half = 30000 + pick(60000);
    endcase
    #(pick(300000));
  endtask

  // All as after reset, for some windows: count and faults of each measured clock.
  task automatic measure;
    half = 50000;
    button = 1;
    #1000000 button = 0;
    #60000000;
    for (int i = 0; i < MEASURED; i++) write(MEASURE + NEXT * i + FAULT, 3);
    #60000000;
    for (int i = 0; i < MEASURED; i++) begin
      read(MEASURE + NEXT * i);
      $write("measured %0d %0d ", i, got[15:0]);
      read(MEASURE + NEXT * i + FAULT);
      $display("%b %b", got[1:0], fault);
    end
  endtask

  initial begin
    for (int i = 0; i < OUTPUTS; i++) begin
      shortest[i] = 1000000000;
      edges[i] = 0;
      changed[i] = 0;
    end
    #200000 start = $time;
    por_n = 1;
    #3000000;
    for (int run = 0; run < `RUNS; run++) operate;
    for (int i = 0; i < OUTPUTS; i++) $display("shortest %0d %0d %0d", i, shortest[i], edges[i]);
`ifdef COUNTED
    measure;
`endif
    $finish;
  end
endmodule
