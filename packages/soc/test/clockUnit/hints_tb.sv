// A gate that closes once its block is idle, and a button that bounces: prints how many edges the
// clock has, and what the reset is, in the situations that the test names.
`timescale 1ps / 1ps
module hints_tb;
  localparam logic [11:0] HINTED = 'hC;

  logic xtal = 0, por_n = 0, button = 0, idle = 0;
  logic [11:0] paddr = 0;
  logic [31:0] pwdata = 0;
  logic psel = 0, penable = 0, pwrite = 0, hinted, rst_n;
  int edges, asserted;

  always #12500 xtal = !xtal;

  top_crg0 dut (
      .clk(xtal), .rst_n(por_n), .test_mode(1'b0), .in_aux(xtal), .in_xtal(xtal), .in_button(button),
      .in_por_n(por_n), .idle_timer0_irq(idle), .out_hinted(hinted), .out_rst_n(rst_n),
      .s_apb_paddr(paddr), .s_apb_psel(psel), .s_apb_penable(penable), .s_apb_pwrite(pwrite),
      .s_apb_pwdata(pwdata), .s_apb_pstrb(4'hf)
  );

  always @(posedge hinted) edges++;
  always @(negedge rst_n) if (por_n) asserted++;

  task automatic write(input logic [31:0] data);
    @(negedge xtal) {psel, pwrite, paddr, pwdata} = {2'b11, HINTED, data};
    @(negedge xtal) penable = 1;
    @(negedge xtal) {psel, penable} = 0;
  endtask

  // Edges of the clock in 100 periods of its source.
  task automatic count(input string name);
    edges = 0;
    repeat (100) @(negedge xtal);
    $display("%s %0d", name, edges);
  endtask

  task automatic press(input string name, input int periods);
    asserted = 0;
    button   = 1;
    repeat (periods) @(negedge xtal);
    button = 0;
    repeat (100) @(negedge xtal);
    $display("%s %0d %b", name, asserted, rst_n);
  endtask

  initial begin
    #333333 por_n = 1;
    repeat (100) @(negedge xtal);
    idle = 1;
    count("wanted");
    idle = 0;
    write(0);
    count("busy");
    idle = 1;
    count("idle");
    count("asleep");
    idle = 0;
    count("awake");
    press("bounce", 7);
    press("pressed", 12);
    $finish;
  end
endmodule
