// Two clocks of any phase, each released from reset at a time of its own. A bit that changes right
// before an edge of `clk` may be seen either way, two edges later. `counted` is what a window had of
// edges of `clk_in`; `doubt` says that there was one right before its end, `doubt_before` before its
// begin. Of a window with more than MOST edges nothing is said.
module proof (
    input logic clk,
    input logic clk_in,
    input logic release_it,
    input logic release_in
);
  (* gclk *) reg step;
  localparam logic [`WIDTH:0] MOST = 2 ** `WIDTH - 2;

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

  // Edges of `clk_in` since the last edge of `clk`, in the period before, and from the last end of a
  // window until then, with the doubt at the end of each: before this step, and with it. A sum that
  // was too large once stays so.
  logic [`WIDTH:0] latest, latest_q, previous, previous_q, earlier, earlier_q, counted, counted_q;
  logic edge_in, edge_in_q, tick, ends, ready, ready_q;
  logic doubt_1, doubt_1_q, doubt_2, doubt_2_q, doubt_ended, doubt_ended_q;
  logic doubt, doubt_q, doubt_before, doubt_before_q;
  logic [$clog2(`WINDOW)-1:0] at, at_q;
  logic [1:0] windows, windows_q;

  initial {latest_q, previous_q, earlier_q, counted_q, edge_in_q, ready_q, at_q, windows_q} = 0;
  initial {doubt_1_q, doubt_2_q, doubt_ended_q, doubt_q, doubt_before_q} = 0;
  assign edge_in = running_in && rises_in;
  assign tick    = running && rises;
  assign ends    = tick && at_q == `WINDOW - 1;

  function automatic logic [`WIDTH:0] sum(input logic [`WIDTH:0] a, input logic [`WIDTH:0] b);
    logic [`WIDTH:0] low;
    low = a[`WIDTH-1:0] + b[`WIDTH-1:0];
    sum = {low[`WIDTH] || a[`WIDTH] || b[`WIDTH], low[`WIDTH-1:0]};
  endfunction

  assign latest = tick ? edge_in : sum(latest_q, edge_in);
  assign previous = tick ? latest_q : previous_q;
  assign earlier = ends ? previous_q : tick ? sum(earlier_q, previous_q) : earlier_q;
  assign {doubt_1, doubt_2} = tick ? {edge_in_q, doubt_1_q} : {doubt_1_q, doubt_2_q};
  assign at = ends ? 0 : tick ? at_q + 1 : at_q;
  assign windows = ends && windows_q != 2 ? windows_q + 1 : windows_q;
  assign ready = tick ? ends && windows_q == 2 : ready_q;
  assign counted = ends ? earlier_q : counted_q;
  assign {doubt, doubt_before, doubt_ended} =
      ends ? {doubt_2_q, doubt_ended_q, doubt_2_q} : {doubt_q, doubt_before_q, doubt_ended_q};

  always @(posedge step) begin
    {latest_q, previous_q, earlier_q, counted_q} <= {latest, previous, earlier, counted};
    {edge_in_q, ready_q, at_q, windows_q} <= {edge_in, ready, at, windows};
    {doubt_1_q, doubt_2_q, doubt_ended_q} <= {doubt_1, doubt_2, doubt_ended};
    {doubt_q, doubt_before_q} <= {doubt, doubt_before};
  end

  always @* assert (done == ready);
  always @*
    if (done && counted <= MOST)
      assert (count + doubt >= counted && count <= counted + doubt_before);

`ifndef ALONE
  // Why it holds: what the registers have in every step. Yosys joins these names to the cell's wires.
  (* hierconn *) logic [`WIDTH-1:0] \dut.passed , \dut.gray , \dut.earlier ;
  (* hierconn *) logic [$clog2(`WINDOW)-1:0] \dut.left ;
  (* hierconn *) logic [1:0] \dut.starting ;
  logic [`WIDTH-1:0] first, second, last, at_first, at_second, at_end;

  function automatic logic [`WIDTH-1:0] gray_of(input logic [`WIDTH-1:0] number);
    gray_of = number ^ (number >> 1);
  endfunction

  for (genvar i = 0; i < `WIDTH; i++) begin : \dut.g_bit
    (* hierconn *) logic [1:0] \u_gray.stage ;
    (* hierconn *) logic \u_gray.last ;
    assign {second[i], first[i]} = \u_gray.stage ;
    assign last[i] = \u_gray.last ;
  end

  assign at_first  = \dut.passed - latest;
  assign at_second = at_first - previous;
  assign at_end    = at_second - earlier;
  always @* begin
    assert (\dut.gray == gray_of(\dut.passed ));
    assert (!started || last == gray_of(\dut.passed - edge_in));
    assert (first == gray_of(at_first) || doubt_1 && first == gray_of(at_first - 1'b1));
    assert (second == gray_of(at_second) || doubt_2 && second == gray_of(at_second - 1'b1));
    assert (\dut.earlier == at_end || doubt_ended && \dut.earlier == at_end - 1'b1);
    assert (\dut.left == `WINDOW - 1 - at && at < `WINDOW);
    assert (\dut.starting == 2'd3 >> windows && windows < 3);
    assert (edge_in <= latest && doubt_1 <= previous && (windows == 0 || doubt_2 <= earlier));
  end
`endif
`ifdef VACUOUS
  always @* if (done) assert (count != 2);
`endif
endmodule
