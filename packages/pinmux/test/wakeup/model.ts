/**
 * The detector as its description says it, in another way than the RTL does: whole histories of samples instead of
 * counters. `bad` is high where the two differ; `reached` where the detector has woken, which must be possible.
 */
export const MODEL = `
module miter (
  input clk, input enable_next, input [2:0] mode_next, input filter_next, input [2:0] clocks_next, input pad,
  output bad, output reached
);
  // Settings change while the detector is off, as the register file sees to it.
  reg enable = 0, set_filter = 0;
  reg [2:0] set_mode = 0, set_clocks = 0;
  always @(posedge clk) begin
    enable <= enable_next;
    if (!enable) begin
      set_mode <= mode_next;
      set_filter <= filter_next;
      set_clocks <= clocks_next;
    end
  end
  reg rst_n = 0;
  always @(posedge clk) rst_n <= 1;

  wire woken;
  pins_wakeup dut (
    .clk(clk), .rst_n(rst_n), .enable(enable), .mode(set_mode), .filter(set_filter), .clocks({5'd0, set_clocks}),
    .pad(pad), .woken(woken)
  );

  // Samples of the pad and of enable, the newest in the lowest bit.
  reg [5:0] seen = 0;
  reg [8:0] on = 0;
  always @(posedge clk) if (rst_n) begin
    seen <= {seen[4:0], pad};
    on   <= {on[7:0], enable};
  end
  // What was set when it was last seen off.
  reg filter = 0;
  reg [2:0] mode = 0, clocks = 0;
  always @(posedge clk) if (!on[1]) {mode, filter, clocks} <= {set_mode, set_filter, set_clocks};
  // A level counts once four samples agree.
  reg steady = 0;
  always @(posedge clk) if (rst_n) begin
    if (&seen[4:1]) steady <= 1;
    if (~|seen[4:1]) steady <= 0;
  end
  wire level = filter ? steady : seen[1];
  reg [7:0] levels = 0;
  always @(posedge clk) if (rst_n) levels <= {levels[6:0], level};
  // Watched once enable was seen on for eight clocks; so long it has been watched, up to eight.
  wire watched = &on[8:1];
  reg [7:0] since = 0;
  always @(posedge clk) since <= !rst_n || !watched ? 8'd0 : {since[6:0], 1'b1};
  // The last n levels, this one among them, all watched and all as wanted.
  wire [7:0] run = {levels[6:0], level} ^ {8{mode == 4}};
  wire [7:0] known = {since[6:0], 1'b1};
  wire [2:0] n = clocks == 0 ? 3'd1 : clocks;
  wire [7:0] wanted = (8'd1 << n) - 8'd1;
  wire lasts = (mode == 3 || mode == 4) && ((run & known & wanted) == wanted);
  wire rises = level && !levels[0], falls = !level && levels[0];
  wire hit = (mode == 0 && rises) || (mode == 1 && falls) || (mode == 2 && (rises || falls)) || lasts;
  reg expected = 0;
  always @(posedge clk)
    if (!rst_n || !on[1]) expected <= 0;
    else if (watched && hit) expected <= 1;

  assign bad = rst_n && woken != expected;
  assign reached = rst_n && woken && mode == 4 && clocks == 7 && filter;
endmodule
`;
