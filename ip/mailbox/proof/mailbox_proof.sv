// From one side of the mailbox to the other, `WHO the one that sends: the solver watches one word of its
// choice from the clock in which it is written. What was written before is read first, nothing is lost
// while there is room, nothing is read twice, and it is read as it was written; nothing reads as 0. The
// sender takes nothing back here; what the other side sends meanwhile is free.
module proof (
    input logic        clk,
    input logic [ 1:0] sel,
    input logic [ 1:0] enable,
    input logic [ 1:0] write,
    input logic [ 3:0] register,  // of each side, words 0 to 3
    input logic [ 1:0] bits,
    input logic        watch
);
  localparam int DEPTH = 2;

  logic rst_n;
  logic [1:0] ready, second;
  logic [31:0] rdata[2];

  started u_reset (.clk, .rst_n);
  nl_mailbox #(.DEPTH(DEPTH)) dut (
      .clk, .rst_n,
      .a_paddr({8'd0, register[1:0], 2'd0}), .a_psel(sel[0]), .a_penable(enable[0]), .a_pwrite(write[0]),
      .a_pwdata({31'd0, bits[0]}), .a_pstrb({4{write[0]}}), .a_prdata(rdata[0]), .a_pready(ready[0]),
      .a_pslverr(),
      .b_paddr({8'd0, register[3:2], 2'd0}), .b_psel(sel[1]), .b_penable(enable[1]), .b_pwrite(write[1]),
      .b_pwdata({31'd0, bits[1]}), .b_pstrb({4{write[1]}}), .b_prdata(rdata[1]), .b_pready(ready[1]),
      .b_pslverr(),
      .irq_a(), .irq_b()
  );

  // Transfers as APB has them (Arm IHI 0024D, 4): a clock of setup, then access until READY.
  logic [1:0] setup, waits;
  logic [3:0] last_register;
  logic [1:0] last_write, last_bits;
  initial {setup, waits, second} = 0;
  for (genvar k = 0; k < 2; k++) begin : g_side
    always @(posedge clk) begin
      setup[k]  <= rst_n && sel[k] && !enable[k];
      waits[k]  <= rst_n && sel[k] && enable[k] && !ready[k];
      second[k] <= rst_n && sel[k] && enable[k] && !ready[k];
    end
    always @* begin
      if (!rst_n) assume (!sel[k]);
      assume (enable[k] == (setup[k] || waits[k]));
      if (enable[k])
        assume (sel[k] && write[k] == last_write[k] && bits[k] == last_bits[k]
                && register[2*k+:2] == last_register[2*k+:2]);
    end
  end
  always @(posedge clk) {last_register, last_write, last_bits} <= {register, write, bits};
  // Words 0: DATA, 2: COMMAND.
  always @* if (sel[`WHO] && write[`WHO]) assume (register[2*`WHO+:2] != 2'd2);

  logic sends, takes, pushes, pops, watched, expected, got, got_known, got_any;
  logic [1:0] held, before;
  assign sends  = sel[`WHO] && enable[`WHO] && write[`WHO] && register[2*`WHO+:2] == 0;
  assign takes  = sel[!`WHO] && enable[!`WHO] && !write[!`WHO] && register[2*!`WHO+:2] == 0;
  assign pushes = sends && held < DEPTH;
  assign pops   = takes && !second[!`WHO] && held != 0;
  initial {held, before, watched, expected, got_known, got_any} = 0;
  always @(posedge clk) begin
    held <= rst_n ? held + pushes - pops : 0;
    if (pushes && watch && !watched) begin
      watched  <= 1;
      expected <= bits[`WHO];
      before   <= held - pops;
    end else if (pops && watched) begin
      if (before == 0) watched <= 0;
      before <= before - 1;
    end
    // What the read that begins now is to give.
    if (takes && !second[!`WHO]) begin
      got_any   <= held != 0;
      got_known <= watched && before == 0;
      got       <= expected;
    end
  end
  always @* if (rst_n && takes && ready[!`WHO]) begin
    assert (second[!`WHO]);
    if (!got_any) assert (rdata[!`WHO] == 0);
    else if (got_known) assert (rdata[!`WHO] == {31'd0, got});
  end
`ifdef VACUOUS
  always @* assert (!(rst_n && takes && ready[!`WHO] && got_known && got && held == 1));
`endif
endmodule
