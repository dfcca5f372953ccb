// Random selects, ratios, gatings and resets of a mapped unit. Prints the shortest pulse of each
// output in ps, and what became unknown. `RUNS is the number of operations, `SEED the seed.
`timescale 1ps / 1ps
module gate_tb;
  localparam logic [11:0] MUX = 'h4, GATE = 'h8, RATIO = 'hC, RESET = 'h10;

  logic xtal = 0, aux = 0, por_n = 0, button = 0;
  logic [11:0] paddr = 0;
  logic [31:0] pwdata = 0, prdata;
  logic psel = 0, penable = 0, pwrite = 0, pready, pslverr, rst_n, slow_n;
  logic [3:0] outs;
  time shortest[0:3], changed[0:3], start;
  integer seed = `SEED, half = 41000, edges[0:3];

  always #12500 xtal = !xtal;
  always #(half) aux = !aux;

  top_crg0 dut (
      .clk(outs[0]), .rst_n(rst_n), .test_mode(1'b0), .in_aux(aux), .in_xtal(xtal),
      .in_button(button), .in_por_n(por_n), .out_clk(outs[0]), .out_gated(outs[3]),
      .out_slow(outs[1]), .out_third(outs[2]), .out_rst_n(rst_n), .out_slow_n(slow_n),
      .s_apb_paddr(paddr), .s_apb_psel(psel), .s_apb_penable(penable), .s_apb_pwrite(pwrite),
      .s_apb_pwdata(pwdata), .s_apb_pstrb(4'hf), .s_apb_pready(pready), .s_apb_prdata(prdata),
      .s_apb_pslverr(pslverr)
  );

  for (genvar i = 0; i < 4; i++) begin : g_wave
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

  task automatic operate;
    case (pick(12))
      0, 1, 2: write(MUX, pick(8));
      3, 4, 5: write(RATIO, pick(72));
      6, 7, 8: write(GATE, pick(2));
      9: write(RESET, pick(2));
      10: begin
        button = 1;
        #(50 + pick(90000)) button = 0;
      end
      default: half = 30000 + pick(60000);
    endcase
    #(pick(300000));
  endtask

  initial begin
    for (int i = 0; i < 4; i++) begin
      shortest[i] = 1000000000;
      edges[i] = 0;
      changed[i] = 0;
    end
    #200000 start = $time;
    por_n = 1;
    #3000000;
    for (int run = 0; run < `RUNS; run++) operate;
    for (int i = 0; i < 4; i++) $display("shortest %0d %0d %0d", i, shortest[i], edges[i]);
    $finish;
  end
endmodule
