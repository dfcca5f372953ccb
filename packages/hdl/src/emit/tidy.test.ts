import { expect, it } from 'vitest';
import { tidy } from './tidy.ts';

const PLAIN = `// A module.
module m #(
  parameter WIDTH = 8
) (
  input logic clk,

  // Data
  input logic [WIDTH-1:0] d, // in
  output logic q
);

  localparam logic [1:0] IDLE = 2'b00;
  localparam logic [1:0] BUSY = 2'b01;
  logic a;
  logic [7:0] long_name; // a note
  logic [1:0] c, e; // another
  assign a = d[0];
  assign long_name = {d[0], // first
    d[1]};
  // This belongs to the process.
  always_ff @(posedge clk) begin

    if (a) begin
      c <= 2'd1;
      e[1:0] <= "a  b" == "x // y" ? 1 : 0;
    end
    case (c)
      IDLE: q <= 1'b0;
      BUSY, 2'd3: q <= a ? 1'b0 : 1'b1;
    endcase

  end
  sub u_sub (
    .clk(clk),
    .data (d)
  );
  assign q = a ? b
    : c;
  always_ff @(posedge clk) x <= y;
  always_ff @(posedge clk) y <= x;



  logic z;
endmodule
`;

const TIDY = `// A module.
module m #(
  parameter WIDTH = 8
) (
  input  logic             clk,

  // Data
  input  logic [WIDTH-1:0] d, // in
  output logic             q
);
  localparam logic [1:0] IDLE = 2'b00;
  localparam logic [1:0] BUSY = 2'b01;

  logic       a;
  logic [7:0] long_name; // a note
  logic [1:0] c, e;      // another

  assign a         = d[0];
  assign long_name = {d[0], // first
    d[1]};

  // This belongs to the process.
  always_ff @(posedge clk) begin
    if (a) begin
      c      <= 2'd1;
      e[1:0] <= "a  b" == "x // y" ? 1 : 0;
    end
    case (c)
      IDLE:       q <= 1'b0;
      BUSY, 2'd3: q <= a ? 1'b0 : 1'b1;
    endcase
  end

  sub u_sub (
    .clk  (clk),
    .data (d)
  );

  assign q = a ? b
           : c;

  always_ff @(posedge clk) x <= y;
  always_ff @(posedge clk) y <= x;

  logic z;
endmodule
`;

it('puts neighbours in columns, and one empty line between what is of different kinds', () => {
  expect(tidy(PLAIN)).toBe(TIDY);
});

it('leaves a text as it is that it has laid out', () => {
  expect(tidy(TIDY)).toBe(TIDY);
});

it('goes on below the sign where a line is too long, at the operators of its outermost level', () => {
  const term = (n: number) => `(request_${n} && !grant_${n} && mask[${n}])`;
  const long = `  assign stall = ${[1, 2, 3, 4].map(term).join(' || ')};`;
  const broken = [1, 2, 3, 4].map((n) =>
    n === 1 ? `  assign stall = ${term(n)}` : `               || ${term(n)}`,
  );
  expect(tidy(`module m;\n${long}\nendmodule\n`)).toBe(`module m;\n${broken.join('\n')};\nendmodule\n`);
  const choice = `  assign value = ${'a'.repeat(40)} ? ${'b'.repeat(30)} : ${'c'.repeat(30)} ? ${'d'.repeat(20)} : e;`;
  const choices = [
    `  assign value = ${'a'.repeat(40)} ? ${'b'.repeat(30)}`,
    `               : ${'c'.repeat(30)} ? ${'d'.repeat(20)}`,
    '               : e;',
  ];
  expect(tidy(`module m;\n${choice}\nendmodule\n`)).toBe(`module m;\n${choices.join('\n')}\nendmodule\n`);
});
