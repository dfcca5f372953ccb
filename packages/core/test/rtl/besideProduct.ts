import { prove } from '../../../../proof/index.ts';
import { sv } from '../../src/rtl/sv.ts';

/** A pipelined multiplier for operands of 6 bits. */
export const unitOf = (body: (advancing: (statements: string) => string) => string) => sv`
  module dut (input clk, input advance, input [1:0] funct3, input [5:0] a, input [5:0] b, output [5:0] result);
    ${body((statements) => `always_ff @(posedge clk) if (advance) begin ${statements} end`)}
  endmodule
`;

/** Sees the unit beside a product of the language, of the operands a clock before. */
const BESIDE = sv`
  module beside (input clk, input [1:0] funct3, input [5:0] a, input [5:0] b, output wrong);
    wire [5:0] result;
    reg [1:0] kind;
    reg signed [6:0] one, other;
    wire signed [13:0] product = one * other;
    dut unit (.clk(clk), .advance(1'b1), .funct3(funct3), .a(a), .b(b), .result(result));
    always @(posedge clk) begin
      kind <= funct3;
      one <= {funct3 != 2'b11 && a[5], a};
      other <= {(funct3 == 2'b00 || funct3 == 2'b01) && b[5], b};
    end
    assign wrong = result != (kind == 2'b00 ? product[5:0] : product[11:6]);
  endmodule
`;

/** Whether the unit multiplies, for all operands; `changed` are Yosys' commands that come to it first. */
export async function verdictOf(unit: string, changed: readonly string[] = []): Promise<string> {
  const script = [
    'read_verilog -sv unit.sv beside.sv',
    ...changed,
    'prep -flatten -top beside',
    'sat -seq 2 -prove-skip 1 -prove wrong 0 -verify',
  ];
  const { steps } = await prove({
    files: { 'unit.sv': unit, 'beside.sv': BESIDE },
    steps: [['yosys', '-q', '-p', script.join('; ')]],
    mayFail: true,
  });
  const [{ code, stdout, stderr }] = steps as [(typeof steps)[0]];
  if (code === 0) return 'proved';
  return `${stdout}${stderr}`.includes('proof did fail') ? 'refuted' : stderr;
}
