import { expect, it } from 'vitest';
import { scanVerilog } from './scan.ts';

it('tells the units that a source declares, and benches among them', () => {
  const { units, modules, benches } = scanVerilog(`
    (* keep *) module automatic a (input x); endmodule : a
    module tb; initial $display("module text ( // none"); endmodule
    module tb2 (); endmodule
    package p; endpackage
    interface bus (input clk); endinterface
    // module commented;
    /* module too; */
    extern module elsewhere (input x);
    class c; virtual interface bus held; endclass
  `);
  expect(units).toEqual(['a', 'tb', 'tb2', 'p', 'bus']);
  expect(modules).toEqual(['a', 'tb', 'tb2']);
  expect(benches).toEqual(['tb', 'tb2']);
});

it('a module without ports is a bench, whatever packages and parameters it has', () => {
  const { benches } = scanVerilog(`
    module tb3 #(parameter N = (1 + f(2)), type T = logic) (); endmodule
    module automatic tb4 import p::*; import q::*; #(parameter N = 1); endmodule
    module tb5 import p::*; ; endmodule
    module leaf #(parameter N = 1) (input x); endmodule
    module own import p::*; (input x); wire y; endmodule
    module old (x); input x; endmodule
  `);
  expect(benches).toEqual(['tb3', 'tb4', 'tb5']);
});

it('mentions what may be instantiated, imported or taken as a port', () => {
  const { mentions } = scanVerilog(`
    module top import p::*; (axi.manager port, input clk);
      leaf u0 (clk);
      wide #(.N(3)) u1 (.clk);
      many u2 [3:0] (.clk);
      narrow
        u3
        (.clk);
      assign x = q::LIMIT; // unseen u4 (clk);
      initial $display("hidden u5 (");
    endmodule
  `);
  for (const name of ['p', 'q', 'axi', 'leaf', 'wide', 'many', 'narrow']) expect(mentions).toContain(name);
  expect(mentions).not.toContain('unseen');
});

it('takes the head of a module with parameters for no instance of it', () => {
  const { mentions } = scanVerilog(
    'module m #(parameter N = 1) (input x); class c; virtual bus held; endclass endmodule',
  );
  expect([...mentions]).toEqual(['bus']);
});

it('tells the macros that it defines, uses and tests for, directives left out', () => {
  const { defines, macros, tested, packages } = scanVerilog(`
    \`timescale 1ns/1ps
    \`define A(x) x
    \`ifdef B
      wire \`A(b); // \`C
    \`elsif D
      wire [\`E:0] e;
    \`endif
    package p; endpackage
  `);
  expect([...defines]).toEqual(['A']);
  expect([...macros]).toEqual(['A', 'E']);
  expect([...tested]).toEqual(['B', 'D']);
  expect(packages).toEqual(['p']);
});

it('tells what is included', () => {
  expect(scanVerilog('`include "a.vh"\n// `include "b.vh"\n`include  "dir/c.svh"').includes).toEqual([
    'a.vh',
    'dir/c.svh',
  ]);
});

it('takes time in proportion to the text', () => {
  const long = `module m;\n${'  a b c d e f g h i j\n'.repeat(100_000)}endmodule\n`;
  expect(scanVerilog(long).units).toEqual(['m']);
  expect(scanVerilog(`/*${'*'.repeat(500_000)}`).units).toEqual([]);
});
