import { describe, expect, it } from 'vitest';
import { undeclaredNames } from './scan.ts';

const inModule = (...lines: string[]) =>
  ['module m (', '  input logic a', ');', ...lines, 'endmodule'].join('\n');

describe('what is used before its declaration, or without one', () => {
  it.each([
    ['a net in an assignment', 'assign late = a;', 'logic late;'],
    ['a net that a process reads', 'always_comb b = late;', 'logic late;'],
    ['a net at a named port', 'sub s (.x(late));', 'wire late;'],
    ['a net at the port of its own name', 'sub s (.a, .late);', 'logic late;'],
    ['a parameter at an instance', 'sub #(.W(late)) s (.x(a));', 'localparam late = 1;'],
    ['a bound of a range', 'logic [late-1:0] y;', 'localparam int late = 1;'],
    ['a value that a name begins with', 'logic y = late;', 'logic late;'],
    ['a type', 'late y;', 'typedef logic [3:0] late;'],
    ['a member of an enumeration', 'assign b = late;', 'typedef enum logic [1:0] { idle, late } state;'],
    ['an item of a case', 'always_comb case (a) late: b = a; endcase', "localparam late = 1'b1;"],
    ['an instance that is looked into', 'assign b = late.x;', 'sub late ();'],
    [
      'a block that is looked into',
      'assign b = late[0].q;',
      'for (genvar i = 0; i < 2; i++) begin : late\nend',
    ],
  ])('%s', (_, use, declaration) => {
    const outside = 'logic b;';
    const [found, ...others] = undeclaredNames(inModule(outside, use, declaration));
    expect(found).toEqual({ name: 'late', line: 5, declared: 6 });
    expect(others).toEqual([]);
    expect(undeclaredNames(inModule(outside, declaration, use))).toEqual([]);
  });

  it('a name that is declared in another module, or in a function alone', () => {
    expect(undeclaredNames(`${inModule('logic inner;')}\n${inModule('assign inner = a;')}`)).toEqual([
      { name: 'inner', line: 9 },
    ]);
    const own = ['function logic f(input logic x);', 'logic y; y = x; f = y;', 'endfunction'];
    expect(undeclaredNames(inModule(...own, 'logic b;', 'assign b = y;'))).toEqual([{ name: 'y', line: 8 }]);
  });
});

it('asks nothing of what is no name of the text', () => {
  const text = inModule(
    '`define WIDTH(x) x``_y',
    '`ifdef FAST',
    '`endif',
    '(* keep, ram_style = "block" *) logic [7:0] b, c = 8\'hzz, d [0:3];',
    'typedef struct packed { logic [3:0] low; logic high; } pair_t;',
    "pair_t pair = '{low: 4'd1, high: 1'b0};",
    'import some::thing;',
    "assign b = thing + other::value + 8'(pair.low) /* not a name */; // nor this",
    'initial begin : start $display("text", $time); check(a); disable start; end',
    'task check(input logic holds); if (holds) b = 1; endtask : check',
    'for (genvar i = 0; i < 4; i++) begin : g sub #(.N(i)) u (.a, .b(d[i]), .*); end : g',
    'always @(*) begin for (int k = 0; k < 4; k++) d[k] = c; foreach (d[n]) d[n] = c; end',
    "always_comb case (b) 8'd0, 8'd1: c = a ? b : c; default: ; endcase",
    'p: assert property (@(posedge a) disable iff (!a) b |-> ##1 c);',
  );
  expect(undeclaredNames(text)).toEqual([]);
});
