import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Elaborated } from '../../src/elaboration/index.ts';
import { removeFolders } from '../runSteps.ts';
import { elaborate, icarusVariables, marks } from './design.ts';

afterAll(removeFolders);

const STREAM = `package p;
  typedef struct packed { logic valid; logic [6:0] data; } beat_t;
endpackage
interface bus_if(input logic clk);
  logic [7:0] data;
  logic valid;
  modport src(output data, output valid);
  modport dst(input data, input valid);
endinterface
module leaf #(parameter int N = 0) (input logic clk, input logic [3:0] a, output logic [3:0] y);
  logic [3:0] q;
  always_ff @(posedge clk) q <= a + 4'(N); // @q
  assign y = q; // @y
endmodule
module producer(bus_if.src b, input logic clk, input p::beat_t beat);
  assign b.valid = beat.valid; // @valid
  always_ff @(posedge clk) b.data <= {1'b0, beat.data}; // @data
endmodule
module relay(bus_if.src b, input logic clk, input p::beat_t beat);
  producer inner(.b, .clk, .beat);
endmodule
`;
const TOP = `module top import p::*; (input logic clk, output logic [7:0] out);
  logic [7:0] w, latched [4:7];
  beat_t beat;
  logic both;
  bus_if bus[2](.clk(clk));
  for (genvar i = 0; i < 2; i++) begin : g
    wire [3:0] s;
    leaf #(.N(i)) u (.clk, .a(w[4*i +: 4]), .y(s)); // @leaf
    relay r(.b(bus[i]), .clk, .beat(beat));
    assign out[4*i +: 4] = s; // @out
  end
  leaf gated(.clk, .a({w[1:0], w[7:6]}), .y());
  leaf tied(.clk(clk & both), .a(4'd3), .y()); // @tied
  always_ff @(posedge clk) begin
    w[3:0] <= w[3:0] + 1; // @low
    if (bus[1].valid) w[7:4] <= bus[0].data[3:0]; // @high
    latched[5] <= w; // @latched
  end
  always_comb begin
    beat = '0; // @clear
    beat.data = w[6:0]; // @beat
  end
  task automatic raise(output logic v); v = 1; endtask
  initial raise(both); // @raise
endmodule
module tb;
  logic clk = 0; // @clk0
  wire [7:0] out;
  always #5 clk = ~clk; // @clk
  top dut(clk, out);
  initial force dut.g[1].s = 4'd2; // @force
endmodule
`;

describe('a design with generates, interfaces, structs and parameters', () => {
  let design: Elaborated;
  const drivers = (path: string) => marks(design, design.drivers(path));
  const loads = (path: string) => marks(design, design.loads(path));
  beforeAll(() => {
    design = elaborate('tb', { 'stream.sv': STREAM, 'top.sv': TOP });
  });

  test('a path of a dump leads to its declaration', () => {
    const q = design.declaration('TOP.tb.dut.g[1].u.q');
    expect(q).toMatchObject({ path: 'tb.dut.g[1].u.q', module: 'leaf', scope: 'tb.dut.g[1].u' });
    expect(q?.place).toMatchObject({ file: 'stream.sv', line: 11, column: 15, endColumn: 16 });
    expect(design.declaration('tb.dut.g[2].u.q')).toBeUndefined();
    expect(design.declaration('tb.dut.latched[5]')?.path).toBe('tb.dut.latched[5]');
  });

  test('an interface is found by the name of each port that stands for it', () => {
    expect(design.declaration('tb.dut.g[1].r.inner.b.data')?.path).toBe('tb.dut.bus[1].data');
    expect(drivers('tb.dut.bus[1].data')).toEqual(['tb.dut.g[1].r.inner: tb.dut.bus[1].data @data']);
    expect(loads('tb.dut.bus[0].data')).toEqual(['tb.dut: tb.dut.bus[0].data[3:0] @high']);
  });

  test('drivers are found upwards through ports, only of the bits that are passed', () => {
    expect(drivers('tb.dut.g[1].u.a')).toEqual(['tb.dut: tb.dut.w[7:4] @high']);
    expect(drivers('tb.dut.g[0].u.a')).toEqual(['tb.dut: tb.dut.w[3:0] @low']);
    expect(drivers('tb.dut.gated.a')).toEqual(['tb.dut: tb.dut.w[3:0] @low', 'tb.dut: tb.dut.w[7:4] @high']);
    expect(drivers('tb.dut.g[0].u.clk')).toEqual(['tb: tb.clk @clk', 'tb: tb.clk @clk0']);
  });

  test('drivers are found downwards, in each iteration of a loop, and by hierarchical names', () => {
    expect(drivers('tb.out')).toEqual(['tb.dut: tb.dut.out[3:0] @out', 'tb.dut: tb.dut.out[7:4] @out']);
    expect(drivers('tb.dut.g[1].s')).toEqual([
      'tb.dut.g[1].u: tb.dut.g[1].u.y @y',
      'tb: tb.dut.g[1].s @force',
    ]);
    expect(drivers('tb.dut.g[0].s')).toEqual(['tb.dut.g[0].u: tb.dut.g[0].u.y @y']);
  });

  test('all assignments of a process are drivers, with their clock', () => {
    expect(drivers('tb.dut.beat')).toEqual(['tb.dut: tb.dut.beat @clear', 'tb.dut: tb.dut.beat[6:0] @beat']);
    expect(design.drivers('tb.dut.w').map(({ clock }) => clock)).toEqual(['posedge clk', 'posedge clk']);
    expect(drivers('tb.dut.latched[5]')).toEqual(['tb.dut: tb.dut.latched[5] @latched']);
    expect(drivers('tb.dut.latched[6]')).toEqual([]);
    expect(drivers('tb.dut.both')).toEqual(['tb.dut: tb.dut.both @raise']);
  });

  test('constants and computed connections are said', () => {
    expect(design.drivers('tb.dut.tied.a')).toMatchObject([{ kind: 'constant', scope: 'tb.dut' }]);
    expect(design.drivers('tb.dut.tied.clk')).toMatchObject([{ kind: 'connection', scope: 'tb.dut' }]);
    expect(loads('tb.dut.both')).toEqual(['tb.dut: tb.dut.both @tied']);
  });

  test('loads are found through ports', () => {
    expect(loads('tb.dut.g[0].u.y')).toEqual(['tb.dut: tb.dut.g[0].s @out']);
    expect(loads('tb.dut.w')).toContain('tb.dut.g[1].u: tb.dut.g[1].u.a @q');
    expect(loads('tb.dut.beat')).toContain('tb.dut.g[0].r.inner: tb.dut.g[0].r.inner.beat[7] @valid');
  });

  test('the names of a source mean the signals of the instance, and of the iteration, that is asked for', () => {
    const at = (scope: string, file: 'stream.sv' | 'top.sv', needle: string) => {
      const lines = (file === 'top.sv' ? TOP : STREAM).split('\n');
      const line = lines.findIndex((text) => text.includes(needle)) + 1;
      const names = design.source(scope)!.names.filter((name) => name.line === line);
      return names.map(({ column, endColumn, path }) => [
        lines[line - 1]!.slice(column - 1, endColumn - 1),
        path,
      ]);
    };
    expect(at('tb.dut.g[1].u', 'stream.sv', '@q')).toEqual([
      ['clk', 'tb.dut.g[1].u.clk'],
      ['q', 'tb.dut.g[1].u.q'],
      ['a', 'tb.dut.g[1].u.a'],
    ]);
    expect(at('tb.dut.g[1]', 'top.sv', '@out')).toEqual([
      ['out', 'tb.dut.out'],
      ['s', 'tb.dut.g[1].s'],
    ]);
    expect(at('tb.dut', 'top.sv', '@high')).toEqual([
      ['valid', 'tb.dut.bus[1].valid'],
      ['w', 'tb.dut.w'],
      ['data', 'tb.dut.bus[0].data'],
    ]);
    expect(design.source('tb.dut')!.instances).toContainEqual(
      expect.objectContaining({ path: 'tb.dut.g[1].u', module: 'leaf' }),
    );
    expect(design.source('tb.nowhere')).toBeUndefined();
  });

  test('a signal has a name in each instance that it passes whole through', () => {
    expect(design.names('tb.dut.g[1].r.inner.clk').sort()).toEqual(
      [
        ...['tb.clk', 'tb.dut.clk', 'tb.dut.gated.clk', 'tb.dut.bus[0].clk', 'tb.dut.bus[1].clk'],
        ...[0, 1].flatMap((i) => [`u.clk`, `r.clk`, `r.inner.clk`].map((name) => `tb.dut.g[${i}].${name}`)),
      ].sort(),
    );
    expect(design.names('tb.dut.w')).toEqual(['tb.dut.w']);
    expect(design.names('tb.dut.g[0].u.y').sort()).toEqual(['tb.dut.g[0].s', 'tb.dut.g[0].u.y']);
  });

  test('instances of a module are found by its name in the source', () => {
    expect(design.instances('leaf')).toEqual([
      'tb.dut.gated',
      'tb.dut.tied',
      'tb.dut.g[0].u',
      'tb.dut.g[1].u',
    ]);
  });
});

test('what Verilator would leave out stays, and odd bounds are counted as declared', () => {
  const source = `module tb;
  logic [0:7] up; logic [11:4] down; logic unread;
  assign {unread, down[11:5]} = up; // @both
  initial begin up = 0; up[6:7] = 1; end // @up
endmodule
`;
  const design = elaborate('tb', { 'tb.sv': source });
  expect(marks(design, design.drivers('tb.unread'))).toEqual(['tb: tb.unread @both']);
  expect(marks(design, design.drivers('tb.down'))).toEqual(['tb: tb.down[11:5] @both']);
  expect(marks(design, design.drivers('tb.up'))).toEqual(['tb: tb.up @up', 'tb: tb.up[6:7] @up']);
});

test('an array of instances shares a connection among its bits', () => {
  const source = `module inv(input logic i, output logic o); assign o = ~i; endmodule
module tb;
  logic [1:0] a; wire [1:0] b;
  inv u[1:0](.i(a), .o(b));
  initial begin a[0] = 1; end // @zero
  initial begin a[1] = 0; end // @one
endmodule
`;
  const design = elaborate('tb', { 'tb.sv': source });
  expect(marks(design, design.drivers('tb.u[1].i'))).toEqual(['tb: tb.a[1] @one']);
  expect(marks(design, design.drivers('tb.u[0].i'))).toEqual(['tb: tb.a[0] @zero']);
  expect(marks(design, design.drivers('tb.b')).length).toBe(2);
});

test('every variable of a dump of Icarus is found, as wide as it is dumped', () => {
  const source = `module unit #(parameter W = 3)(input clk, input [W-1:0] d, output reg [W-1:0] q);
  integer count = 0;
  always @(posedge clk) begin : body
    reg [W:0] next;
    next = d + 1; q <= next[W-1:0]; count = count + 1;
  end
endmodule
module tb;
  reg clk = 0;
  genvar k;
  generate for (k = 1; k < 4; k = k + 1) begin : lane
    wire [k:0] q;
    unit #(k + 1) u(clk, q, q);
    if (k == 2) begin : extra real half; end
  end endgenerate
  initial begin $dumpfile("dump.vcd"); $dumpvars(0, tb); #1 clk = 1; #1 $finish; end
endmodule
`;
  const dumped = icarusVariables('tb', source);
  const design = elaborate('tb', { 'tb.sv': source });
  expect(dumped.length).toBeGreaterThan(15);
  for (const { path, width } of dumped) expect(design.declaration(path), path).toMatchObject({ path, width });
});

test('a text that is no elaborated design is refused', async () => {
  const { Elaborated: Design } = await import('../../src/elaboration/index.ts');
  expect(() => new Design('<verilator_xml><netlist>', {})).toThrow('<netlist> has no end');
  expect(() => new Design('', {})).toThrow('no netlist');
});
