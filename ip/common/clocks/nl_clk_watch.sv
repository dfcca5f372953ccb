// Judges what is measured of a clock: `fault` for a period of `clk` when a count is outside `low` to
// `high`, and as long as none has come for LATE periods, since the clock that is measured against
// has stopped; never while it is not `enable`d. `stopped` says that the last count was 0.
module nl_clk_watch #(
    parameter WIDTH = 16,
    parameter LATE = 4096
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic             enable,
    input  logic [WIDTH-1:0] low,
    input  logic [WIDTH-1:0] high,
    input  logic             valid,
    input  logic [WIDTH-1:0] arrived,
    output logic [WIDTH-1:0] count,
    output logic             stopped,
    output logic             late,
    output logic             fresh,
    output logic             fault
);
  localparam WAIT_WIDTH = $clog2(LATE);
  localparam logic [WAIT_WIDTH-1:0] LAST = WAIT_WIDTH'(LATE - 1);

  logic [WAIT_WIDTH-1:0] waited;
  logic outside;

  assign outside = arrived < low || arrived > high;

  always_ff @(posedge clk or negedge rst_n)
    if (!rst_n) begin
      waited  <= '0;
      count   <= '0;
      stopped <= 1'b0;
      late    <= 1'b0;
      fresh   <= 1'b0;
      fault   <= 1'b0;
    end else begin
      fresh <= valid;
      fault <= enable && (valid ? outside : late);
      if (valid) begin
        waited  <= '0;
        count   <= arrived;
        stopped <= arrived == '0;
        late    <= 1'b0;
      end else if (waited == LAST) late <= 1'b1;
      else waited <= waited + 1'b1;
    end
endmodule
