import { expect, test } from 'vitest';
import { findAssertions } from './assertions.ts';
import { ignoredConstraints } from './ignoredConstraints.ts';

test('assertions are found with their kind, label and lines', () => {
  const source = `module m;
  // assert (0);
  a1: assert property (@(posedge clk) a |=> b)
    else $error("no b; else");
  c1 : cover property (@(posedge clk) (a && b));
  initial begin
    assert (x == f(1, 2)) begin
      y = 1;
    end else begin
      $error("assert (z)");
    end
    assume #0 (x);
    if (q) assert (x); else y = 2;
  end
endmodule`;
  expect(
    findAssertions(source).map(({ directive, timing, label, line, lastLine }) => [
      directive,
      timing,
      label,
      line,
      lastLine,
    ]),
  ).toEqual([
    ['assert', 'concurrent', 'a1', 3, 4],
    ['cover', 'concurrent', 'c1', 5, 5],
    ['assert', 'immediate', '', 7, 11],
    ['assume', 'immediate', '', 12, 12],
    ['assert', 'immediate', '', 13, 13],
  ]);
});

test('constraints that the simulator ignores are warned of', () => {
  const source = 'class P;\n  rand int x;\n  constraint small { x < 3; }\nendclass\n// constraint c {\n';
  expect(ignoredConstraints('tb/p.sv', source, '5.006')).toEqual([
    expect.stringMatching(/^%Warning-CONSTRAINTIGN: tb\/p\.sv:3: /),
  ]);
  expect(ignoredConstraints('tb/p.sv', "void'(p.randomize() with { x > 1; });", '5.006')).toHaveLength(1);
  expect(ignoredConstraints('tb/p.sv', 'p.randomize();', '5.006')).toEqual([]);
  expect(ignoredConstraints('tb/p.sv', source, '5.030')).toEqual([]);
});
