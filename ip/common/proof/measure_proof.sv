// Two clocks of any phase, each released from reset at a time of its own. A bit that changes right
// before an edge of `clk` may be seen either way, two edges later. `counted` is what a window had of
// edges of `clk_in`; `doubt` says that there was one right before its end, `doubt_before` before its
// begin.
module proof (
    input logic clk,
    input logic clk_in,
    input logic release_it,
    input logic release_in
);
  (* gclk *) reg step;
  logic started, rst_n, running, rises, falls, started_in, rst_in_n, running_in, rises_in, falls_in;
  logic done;
  logic [`WIDTH-1:0] count;

  power_on u_reset (.release_it, .started, .rst_n, .running);
  power_on u_reset_in (.release_it(release_in), .started(started_in), .rst_n(rst_in_n), .running(running_in));
  edges u_edges (.wave(clk), .rises, .falls);
  edges u_edges_in (.wave(clk_in), .rises(rises_in), .falls(falls_in));
  nl_clk_measure #(.WINDOW(`WINDOW), .WIDTH(`WIDTH)) dut (
      .clk, .rst_n, .clk_in, .rst_in_n, .done, .count
  );

  // Edges of `clk_in` so far as seen at the last edges of `clk`, and as at the end of windows.
  logic [`WIDTH-1:0] total, total_1, total_2, ended, counted;
  logic [`WIDTH:0] held;
  logic edge_in, edge_in_q, doubt_1, doubt_2, doubt_ended, doubt, doubt_before;
  logic [3:0] at;
  logic [1:0] windows;
  logic ready;

  initial {total, total_1, total_2, ended, counted, held} = 0;
  initial {edge_in_q, doubt_1, doubt_2, doubt_ended, doubt, doubt_before, at, windows, ready} = 0;
  assign edge_in = running_in && rises_in;

  always @(posedge step) begin
    {edge_in_q, total} <= {edge_in, total + edge_in};
    if (running && rises) begin
      {total_1, total_2} <= {total, total_1};
      {doubt_1, doubt_2} <= {edge_in_q, doubt_1};
      at    <= at == `WINDOW - 1 ? 0 : at + 1;
      ready <= at == `WINDOW - 1 && windows == 2;
      if (at == `WINDOW - 1) begin
        windows <= windows == 2 ? 2 : windows + 1;
        ended   <= total_2;
        counted <= total_2 - ended;
        {doubt, doubt_before, doubt_ended} <= {doubt_2, doubt_ended, doubt_2};
      end
    end
    // Edges since two edges of `clk` before the last window ended are what the counter must hold.
    held <= running && rises && at == `WINDOW - 1 ? total + edge_in - total_2 : held + edge_in;
  end
  always @* assume (held <= 2 ** `WIDTH - 3);

  // In the step of an edge of `clk` the monitor still holds what was before it.
  always @* if (!rst_n) assert (!done);
  always @* if (rst_n && !rises) assert (done == ready);
  always @* if (ready && !rises) assert (count + doubt >= counted && count <= counted + doubt_before);
`ifdef VACUOUS
  always @* if (ready && !rises) assert (count != 2);
`endif
endmodule
