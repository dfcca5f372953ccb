// Counts that come at any time, and limits that change at any time.
module proof (
    input logic clk,
    input logic release_it,
    input logic enable,
    input logic valid,
    input logic [1:0] low,
    input logic [1:0] high,
    input logic [1:0] arrived
);
  (* gclk *) reg step;
  logic started, rst_n, running, rises, falls, stopped, late, fresh, fault;
  logic [1:0] count;

  power_on u_reset (.release_it, .started, .rst_n, .running);
  edges u_edges (.wave(clk), .rises, .falls);
  nl_clk_watch #(.WIDTH(2), .LATE(`LATE)) dut (
      .clk, .rst_n, .enable, .low, .high, .valid, .arrived, .count, .stopped, .late, .fresh, .fault
  );

  // What the edges found, and the periods since the last count.
  logic enable_q, valid_q, begun, late_q;
  logic [1:0] low_q, high_q, arrived_q;
  logic [3:0] quiet;
  logic [1:0] last;
  logic was_valid, was_outside, was_enabled, was_late, known;

  initial {enable_q, valid_q, low_q, high_q, arrived_q, quiet, last} = 0;
  initial {was_valid, was_outside, was_enabled, was_late, known} = 0;
  always @(posedge step) begin
    {enable_q, valid_q, low_q, high_q, arrived_q} <= {enable, valid, low, high, arrived};
    if (running && rises) begin
      {was_valid, was_enabled} <= {valid_q, enable_q};
      was_outside <= !(low_q <= arrived_q && arrived_q <= high_q);
      was_late <= quiet >= `LATE;
      quiet <= valid_q ? 0 : quiet >= `LATE ? quiet : quiet + 1;
      if (valid_q) {known, last} <= {1'b1, arrived_q};
    end
  end

  // As in the step after an edge: in that of the edge itself the monitor is behind.
  always @* if (!rst_n) assert ({count, stopped, late, fresh, fault} == 0);
  always @* if (rst_n && !rises) begin
    assert (fresh == was_valid);
    assert (fault == (was_enabled && (was_valid ? was_outside : was_late)));
    assert (late == (quiet >= `LATE));
    assert (count == last);
    assert (stopped == (known && last == 0));
  end
`ifdef VACUOUS
  always @* if (rst_n) assert (!fault);
`endif
endmodule
