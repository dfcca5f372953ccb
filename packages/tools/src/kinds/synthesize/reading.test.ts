import { expect, it } from 'vitest';
import type { PlanContext } from '../planContext.ts';
import { mappingOf } from './programs.ts';
import { beyondYosys, fillsMemories } from './beyondYosys.ts';
import { readingOf } from './reading.ts';

// What Yosys 0.23 and 0.64 refuse and take was tried with `read_verilog -sv`.
it.each([
  'module m import p::*; (input a); endmodule',
  'import p::t;',
  'function f(input a); return a; endfunction',
  'assign b = a inside {1, [4:6]};',
  "assign q = '{a, b};",
  'module m (input logic [1:0] a [2], output b);',
  'module m #(parameter type T = logic) (input T a);',
  'assign b = {<<{a}};',
  'always_comb foreach (a[i]) q ^= a[i];',
  'always_comb case (a) inside [0:1]: q = 1; default: q = 0; endcase',
  "assign q = a ==? 4'b1??0;",
  'typedef struct { logic x; } t;',
  'assert property (@(posedge clk) q |-> a);',
  'always_comb assert (a) else $error;',
  'module m #(int P = 3) (input a);',
])('%s is beyond its reader', (text) => {
  expect(beyondYosys(text)).toBe('all');
});

it.each([
  'module m (input logic [1:0][3:0] a, output logic b);',
  'always_comb begin automatic logic t; t = s; q = t; end',
  'function automatic void f(input z);',
  'always_comb unique if (a) b = 1; else b = 0;',
  'for (int i = 0; i < 2; ++i) b = a[i];',
  "assign b = state_e'(a);",
])('%s is beyond the reader of older releases', (text) => {
  expect(beyondYosys(text)).toBe('old');
});

it.each([
  'import "DPI-C" function int f();',
  '// import p::*;\nassign b = p::A; /* return */',
  '$display("return of \'{x}");',
  "assign b = 8'(a) + W'(3);",
  'module m (input logic [3:0] a, output logic b); logic [3:0] q [2];',
  'function automatic logic f(input a); f = a; endfunction',
  '`define CHECK(x) \\\n  assert property (@(posedge clk) x);\nassign b = a;',
  '`ifndef SYNTHESIS\nstring name;\nfinal $display(name);\n`endif',
  'task automatic f(input z, output y); y = z; endtask',
  'assign b = a[1][2] + c[i];',
  'assign inside_of = returned;',
])('%s is not', (text) => {
  expect(beyondYosys(text)).toBeUndefined();
});

const SOURCES: Record<string, string> = {
  'old.v': 'module a; endmodule',
  'new.sv': 'import p::*;',
  'rom.v': 'initial $readmemh("a.hex", m);',
  'packed.sv': 'logic [1:0][3:0] a;',
  'rtl/includes.sv': '`include "first.svh"',
  'include/first.svh': '`include "../include/./second.svh"',
  'include/second.svh': 'import p::*;',
};
const context = {
  tree: { readText: (path: string) => Promise.resolve(SOURCES[path]) },
  machine: { versions: { yosys: '0.23' }, node: 'node', tools: 'tools', yowasp: 'yowasp' },
} as unknown as PlanContext;

it('is read by the installed Yosys where that can, unless another is asked for', async () => {
  const read = async (engine: 'auto' | 'native' | 'yowasp', named: string[], oldVerilog = false) => {
    const { programs, slang } = await readingOf({ engine, oldVerilog }, named, context);
    return [programs.yowasp === undefined ? 'native' : 'yowasp', slang];
  };
  expect(await read('auto', ['old.v', 'absent.v'])).toEqual(['native', undefined]);
  expect(await read('auto', ['rom.v', 'new.sv'])).toEqual(['yowasp', 'without-contents']);
  expect(await read('auto', ['old.v', 'new.sv'])).toEqual(['yowasp', 'whole']);
  expect(await read('native', ['new.sv'])).toEqual(['native', undefined]);
  expect(await read('yowasp', ['old.v'])).toEqual(['yowasp', 'whole']);
  // Names that SystemVerilog reserves: slang would take them for words of the language.
  expect(await read('yowasp', ['old.v'], true)).toEqual(['yowasp', undefined]);
});

it('is read by the newer Yosys where the installed one is too old for it, with what memories begin with', async () => {
  const read = async (yosys?: string) => {
    const machine = { ...context.machine, versions: { ...(yosys !== undefined && { yosys }) } };
    const named = ['rom.v', 'packed.sv'];
    const { programs, slang } = await readingOf({ engine: 'auto' }, named, { ...context, machine });
    return [programs.yowasp, programs.mapsNatively, slang];
  };
  expect(await read('0.23')).toEqual(['yowasp', true, undefined]);
  expect(await read('0.64')).toEqual([undefined, undefined, undefined]);
  expect(await read()).toEqual(['yowasp', undefined, undefined]);
});

it('looks into what is included', async () => {
  const slangOf = async (includeDirs: string[]) =>
    (await readingOf({ engine: 'auto', includeDirs }, ['rtl/includes.sv'], context)).slang;
  expect(await slangOf(['include'])).toBe('whole');
  expect(await slangOf([])).toBeUndefined();
});

it('memories that a comment or a string fills are not filled', () => {
  expect(fillsMemories('initial $readmemh("a.hex", m);')).toBe(true);
  expect(fillsMemories('// $readmemh("a.hex", m)\ninitial $display("$readmemb");')).toBe(false);
});

it('is mapped by the installed Yosys, unless the other is asked for', async () => {
  const mapped = async (engine: 'auto' | 'yowasp', versions: Record<string, string>) => {
    const machine = { ...context.machine, versions };
    const { programs } = await readingOf({ engine }, ['new.sv'], { ...context, machine });
    return mappingOf(programs).yowasp;
  };
  expect(await mapped('auto', { yosys: '0.23' })).toBeUndefined();
  expect(await mapped('auto', {})).toBe('yowasp');
  expect(await mapped('yowasp', { yosys: '0.23' })).toBe('yowasp');
});
