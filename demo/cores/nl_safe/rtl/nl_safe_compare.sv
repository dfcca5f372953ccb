// Compares what two copies of the core do. A difference is told from the next clock on, until reset; one that
// is injected to try the comparison, in the clock behind it alone.
module nl_safe_compare #(
  parameter       WIDTH = 2,
  parameter logic TOLD  = 1'b1 // level that tells of a difference
) (
  input  logic                     clk,
  input  logic                     rst_n,
  input  logic [WIDTH-1:0]         first,
  input  logic [WIDTH-1:0]         second,
  input  logic                     inject, // takes one bit for the other
  input  logic [$clog2(WIDTH)-1:0] inject_bit,
  output logic                     error
);
  logic [WIDTH-1:0] flipped;
  logic             differs;
  logic             parted; // the copies have differed

  assign flipped = {{WIDTH - 1{1'b0}}, inject} << inject_bit;
  assign differs = (first ^ second ^ flipped) != '0;

  always_ff @(posedge clk) begin
    if (!rst_n) begin
      error  <= !TOLD;
      parted <= 1'b0;
    end else begin
      error  <= (differs || parted) == TOLD;
      parted <= parted || (differs && !inject);
    end
  end
endmodule
