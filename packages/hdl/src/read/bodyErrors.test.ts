import { expect, it } from 'vitest';
import { readVerilog } from './readVerilog.ts';

async function told(body: string): Promise<unknown[]> {
  const text = `module m (input clk, d, output reg q);\n${body}\nendmodule\n`;
  const { diagnostics, descriptors } = await readVerilog({ files: [{ path: 'm.sv', text }] });
  expect(descriptors.map(({ module }) => module)).toEqual(['m']);
  return diagnostics.map(({ severity, message, place }) => [
    severity,
    place?.kind === 'source' && `${place.file}:${place.line}`,
    message,
  ]);
}

it.each([
  ['always @(posedge clk) begin\n  q <= d;', 'm.sv:2', '"begin" is not closed before "endmodule"'],
  ['always @(posedge clk)\n  q <= d;\nend', 'm.sv:4', '"end" closes nothing'],
  ['always @(posedge clk) begin\n  q <= (d;\nend', 'm.sv:3', '"(" is not closed before "end"'],
  ['always @*\n  case (d)\n  1: q = 0;', 'm.sv:3', '"case" is not closed before "endmodule"'],
  ['assign q = d)\n;', 'm.sv:2', '")" closes nothing'],
  ['always @* begin\n  q = d\nend', 'm.sv:3', 'expected ";" behind d, found "end"'],
  ['wire a = d\nassign q = a;', 'm.sv:2', 'expected ";" behind d, found "assign"'],
  ['assign q = d', 'm.sv:2', 'expected ";" behind d, found "endmodule"'],
  ['function f(input x);\n  f = x;', 'm.sv:2', '"function" is not closed before "endmodule"'],
])('tells the line of what is wrong in a body: %j', async (body, place, message) => {
  expect((await told(body))[0]).toEqual(['error', place, message]);
});

it('says nothing of what the standard allows, nor of macros that are not known', async () => {
  const right = `import "DPI-C" context function int f(input int x);
generate for (genvar i = 0; i < 2; i++) begin : g wire w; end : g endgenerate
initial begin : top_level fork : both #1 q = 0; join_none : both wait fork; disable fork; end : top_level
always_ff @(posedge clk) unique case (d) 1'b0: begin q <= '{default: 0}; end default: q <= d; endcase
function automatic int g2(int a); return a; endfunction : g2
assert property (@(posedge clk) d |-> q);
always @clk assign q = d;
initial #10 assign q = d;
task t(input a); endtask`;
  expect(await told(right)).toEqual([]);
  const unknown = ['error', 'm.sv:2', 'the macro `UNKNOWN is not defined'];
  expect(await told('`UNKNOWN(a)\n  end')).toEqual([unknown]);
});
