// Frequency of `clk_in`: its periods in every WINDOW periods of `clk`, off by one at most. `done` is
// high for a period of `clk` with each new `count`, from the third window on: by then `clk_in` runs
// if ever. The count crosses in Gray code, of which an edge of `clk` sees one bit change at most. No
// more than 2**WIDTH - 2 periods may fit into a window.
(* crossing = "measure_proof.sv: off by one at most under free phases" *)
module nl_clk_measure #(
    parameter WINDOW = 1024,
    parameter WIDTH = 16
) (
    input  logic             clk,
    input  logic             rst_n,
    input  logic             clk_in,
    input  logic             rst_in_n,
    output logic             done,
    output logic [WIDTH-1:0] count
);
  localparam LEFT_WIDTH = $clog2(WINDOW);
  localparam logic [LEFT_WIDTH-1:0] LAST = LEFT_WIDTH'(WINDOW - 1);

  logic [WIDTH-1:0] passed, passed_next, gray, gray_seen, now, earlier;
  logic [LEFT_WIDTH-1:0] left;
  logic [1:0] starting;
  logic ends;

  assign passed_next = passed + 1'b1;
  assign ends        = left == '0;

  always_ff @(posedge clk_in or negedge rst_in_n)
    if (!rst_in_n) begin
      passed <= '0;
      gray   <= '0;
    end else begin
      passed <= passed_next;
      gray   <= passed_next ^ (passed_next >> 1);
    end

  for (genvar i = 0; i < WIDTH; i++) begin : g_bit
    nl_sync u_gray (
        .clk  (clk),
        .rst_n(rst_n),
        .in   (gray[i]),
        .out  (gray_seen[i])
    );
    assign now[i] = ^(gray_seen >> i);
  end

  always_ff @(posedge clk or negedge rst_n)
    if (!rst_n) begin
      left     <= LAST;
      starting <= '1;
      earlier  <= '0;
      count    <= '0;
      done     <= 1'b0;
    end else begin
      left <= ends ? LAST : left - 1'b1;
      done <= ends && starting == '0;
      if (ends) begin
        starting <= starting >> 1;
        earlier  <= now;
        count    <= now - earlier;
      end
    end
endmodule
