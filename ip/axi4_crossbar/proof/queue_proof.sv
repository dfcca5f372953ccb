// Whose write data comes next, watched from the clock in which a number of the solver's choice goes in.
module proof (
    input logic       clk,
    input logic [1:0] added,
    input logic       pop,
    input logic       watch
);
  localparam int DEPTH = 3;
  logic rst_n, full, watched, pushes;
  logic [1:0] first, expected;
  logic [2:0] held, before;

  started u_reset (.clk, .rst_n);
  nl_axi4_write_queue #(.N(2), .DEPTH(DEPTH)) dut (.clk, .rst_n, .added, .pop, .first, .full);

  assign pushes = added != 0;
  initial {held, before, watched, expected} = 0;
  always @(posedge clk) begin
    held <= held + pushes - pop;
    if (pushes && watch && !watched) begin
      watched  <= 1;
      expected <= added;
      before   <= held - pop;
    end else if (pop && watched) begin
      if (before == 0) watched <= 0;
      before <= before - 1;
    end
  end
  always @* assume (added != 2'b11);
  always @* if (!rst_n || full) assume (!pushes);
  always @* if (!rst_n || first == 0) assume (!pop);
  always @* if (rst_n) begin
    assert (held <= DEPTH);
    assert (full == (held == DEPTH));
    assert ((first != 0) == (held != 0));
    if (watched && before == 0) assert (first == expected);
  end
`ifdef VACUOUS
  always @* assert (!(watched && before == 2));
`endif
endmodule
