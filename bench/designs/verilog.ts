/** A module of 27 lines in the style of real code: macros, parameters, functions of them, comments, logic. */
function moduleText(index: number): string {
  return `// Stage ${index} of a pipeline.
\`define STAGE_${index}_DEPTH(n) ((n) * 2 + 1)
module stage_${index} #(
  parameter int WIDTH = 32, // bits of data
  parameter int DEPTH = \`STAGE_${index}_DEPTH(8),
  localparam int LEVEL = $clog2(DEPTH + 1)
) (
  input  logic             clk,
  input  logic             rst_n,
  input  logic [WIDTH-1:0] in_data,
  input  logic             in_valid,
  output logic [WIDTH-1:0] out_data,
  output logic             out_valid,
  output logic [LEVEL-1:0] level
);
  logic [WIDTH-1:0] held;
\`ifdef SIMULATION
  initial $display("stage %0d", ${index});
\`endif
  always_ff @(posedge clk) begin
    if (!rst_n) {out_valid, level} <= '0;
    else {out_valid, level} <= {in_valid, level + LEVEL'(in_valid)};
    held <= in_valid ? in_data : held;
  end
  assign out_data = held;
endmodule

`;
}

export function verilogOf(lines: number): { text: string; lines: number } {
  let text = '';
  let count = 0;
  for (let index = 0; count < lines; index++) {
    const next = moduleText(index);
    text += next;
    count += next.split('\n').length - 1;
  }
  return { text, lines: count };
}
