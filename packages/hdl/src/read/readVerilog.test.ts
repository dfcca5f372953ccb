import { describe, expect, it } from 'vitest';
import { readVerilog } from './readVerilog.ts';
import type { ReadOptions } from './readVerilog.ts';

const read = (text: string, more: Partial<ReadOptions> = {}) =>
  readVerilog({ files: [{ path: 'a.sv', text }], ...more });

describe('recovery', () => {
  it('leaves out what it cannot read and says where and why', async () => {
    const { descriptors, diagnostics } = await read(
      'module a (input clk,\n  input logic [nowhere-1:0] bad, input 3 x,\n  output logic good);\nendmodule\n' +
        'module (input x);\nendmodule\nmodule b (my_if.slave bus, input rst);\n  always @(posedge {{{ garbage\nendmodule\n' +
        'module c (x, y); input x; endmodule\nmodule d (input ok);\n',
    );
    expect(descriptors.map(({ module, ports }) => [module, ports.map(({ name }) => name)])).toEqual([
      ['a', ['clk', 'good']],
      ['b', ['rst']],
      ['c', ['x']],
      ['d', ['ok']],
    ]);
    const told = diagnostics.map(({ message, place }) => [place?.kind === 'source' && place.line, message]);
    expect(told).toEqual([
      [5, 'expected a name, found "("'],
      [2, 'the port at "input 3 x" is left out: expected a name, found "3"'],
      [2, 'the port bad is left out: nowhere is not known'],
      [
        7,
        'the port bus of the interface my_if.slave is left out: it becomes pins where that interface is among the files',
      ],
      [8, '"(" is not closed before "endmodule"'],
      [10, 'the port y is left out: its direction is not declared'],
      [11, 'd has no end'],
    ]);
  });

  it('goes on behind a module without an end', async () => {
    const { descriptors, diagnostics } = await read('module a (input x);\nmodule b (input y);\nendmodule');
    expect(descriptors.map(({ module }) => module)).toEqual(['a', 'b']);
    expect(diagnostics[0]).toMatchObject({
      message: 'a has no end before the next module',
      place: { line: 2 },
    });
  });

  it('fixes a width that only a loop gives to the defaults, and says so', async () => {
    const { descriptors, diagnostics } = await read(
      'module m #(parameter A = 3, B = 4) (input [f(A, B)-1:0] x);\n' +
        'function integer f(input integer a, b); for (f = 0; f * b < a * 10; f = f + 1); endfunction\nendmodule',
    );
    expect(descriptors[0]!.ports[0]!.width).toBe('8');
    expect(diagnostics[0]!.message).toBe('the function f is worked out for the default parameters alone');
  });
});

it('says of a type parameter that it keeps its default, and which ports follow it', async () => {
  const { descriptors, diagnostics } = await read(
    'module m #(\n  parameter type req_t = logic,\n  parameter type idle_t = logic [3:0],\n' +
      '  localparam type word_t = logic [7:0]\n) (input req_t a, output req_t b, input word_t c, input idle_t d);\nendmodule',
    { bare: true },
  );
  expect(descriptors[0]!.ports.map(({ width }) => width)).toEqual(['1', '1', '8', '4']);
  expect(diagnostics.map(({ severity, message, place }) => ({ severity, message, place }))).toMatchObject([
    {
      severity: 'warning',
      message:
        'the type parameter req_t keeps its default and cannot be set; its ports a, b are as wide as that',
      place: { line: 2 },
    },
    {
      severity: 'info',
      message:
        'the type parameter idle_t keeps its default and cannot be set; its ports d are as wide as that',
      place: { line: 3 },
    },
  ]);
});

describe('files', () => {
  const files = [
    { path: 'rtl/top.sv', text: 'module top (input p::t x, input q::t y); leaf u (.*); endmodule' },
    { path: 'rtl/leaf.sv', text: '`include "w.svh"\nmodule leaf (input [`W-1:0] x); endmodule' },
    { path: 'inc/w.svh', text: '`define W 3' },
    { path: 'rtl/p.sv', text: 'package p; typedef q::t t; endpackage' },
    { path: 'rtl/q.sv', text: 'package q; typedef logic [`USED-1:0] t; endpackage' },
    { path: 'rtl/macros.v', text: '`define USED 5\n`define INPUT input' },
    { path: 'rtl/unused.v', text: '`define UNUSED' },
    { path: 'lib/other.v', text: 'module other (input a); endmodule' },
  ];

  it('suggests tops and a compile order with packages first', async () => {
    const { descriptors, tops, diagnostics } = await readVerilog({ files, includeDirectories: ['inc'] });
    expect(diagnostics).toEqual([]);
    expect(tops).toEqual(['top', 'other']);
    const top = descriptors.find(({ module }) => module === 'top')!;
    expect(top.files).toEqual(['rtl/macros.v', 'rtl/q.sv', 'rtl/p.sv', 'rtl/top.sv', 'rtl/leaf.sv']);
    expect(top.includeDirectories).toEqual(['inc']);
    expect(top.ports.map(({ width }) => width)).toEqual(['5', '5']);
  });

  it('takes no top from the file of a bench, nor hides one that only it uses', async () => {
    const bench =
      'module driver (output a); other o (.a); endmodule\nmodule other_tb; driver d (); endmodule';
    const served = (path: string) => readVerilog({ files: [files.at(-1)!, { path, text: bench }] });
    expect((await served('tb/other_tb.v')).tops).toEqual(['other']);
    expect((await served('rtl/driver.v')).tops).toEqual(['driver']);
  });

  it('reads listed files alone, and library files as they are needed', async () => {
    const only = { files, fileList: ['rtl/macros.v', 'rtl/q.sv', 'rtl/p.sv', 'rtl/top.sv', 'rtl/none.sv'] };
    const { descriptors, diagnostics } = await readVerilog({ ...only, libraryDirectories: ['rtl', 'lib'] });
    expect(descriptors.map(({ module }) => module)).toEqual(['top', 'leaf']);
    expect(diagnostics.map(({ message }) => message)).toEqual(['the listed file rtl/none.sv is not there']);
  });

  it('reports a second definition, and not the same lines included twice', async () => {
    const text = 'module leaf (input [7:0] z); endmodule';
    const again = [...files, { path: 'z.sv', text }, { path: 'b.sv', text: '`include "lib/other.v"' }];
    const { diagnostics } = await readVerilog({ files: again });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'leaf is already defined in rtl/leaf.sv; this definition is not used',
    ]);
  });
});

it('takes descriptions from comments', async () => {
  const { descriptors } = await read(
    '// Copyright 2020\n\n// Counts up.\n// Wraps.\nmodule m #(\n  parameter W = 8 // bits\n) (\n  input clk, // the clock\n  output [W-1:0] q /* value */);\nendmodule',
  );
  expect(descriptors[0]).toMatchObject({
    description: 'Counts up.\nWraps.',
    parameters: [{ description: 'bits' }],
    ports: [{ description: 'the clock' }, { description: 'value' }],
  });
});

describe('bad input', () => {
  it('refuses binary files and goes on in other encodings', async () => {
    const { diagnostics, descriptors } = await readVerilog({
      files: [
        { path: 'x.bin', text: '\x7fELF\n\0\0' },
        { path: 'b.sv', text: '// caf\uFFFD\nmodule b; endmodule' },
        { path: 'c.sv', text: '\uFEFFmodule c (\r\n  input a\r\n);\r\nendmodule\r\n' },
      ],
    });
    expect(diagnostics.map(({ code, place }) => [code, place?.kind === 'source' && place.line])).toEqual([
      ['HDL-BINARY', 2],
      ['HDL-ENCODING', 1],
    ]);
    expect(descriptors.map(({ module }) => module)).toEqual(['b', 'c']);
  });

  it.each([
    ['brackets', 'module m (input ' + '['.repeat(300_000)],
    [
      'parentheses',
      'module m #(parameter P = ' +
        '('.repeat(200_000) +
        '1' +
        ')'.repeat(200_000) +
        ') (input [P:0] x); endmodule',
    ],
    ['structures', 'package p; typedef ' + 'struct packed { '.repeat(50_000) + ' endpackage'],
    ['unary operators', 'module m (input [' + '-'.repeat(100_000) + '1:0] x); endmodule'],
    ['modules', 'module a; '.repeat(20_000)],
    [
      'statements',
      `module m (input [f(1):0] x); function f(input a); ${'if (1) '.repeat(50_000)}; endfunction endmodule`,
    ],
    [
      'references',
      `module m #(parameter A0 = 1${Array.from({ length: 3000 }, (_, n) => `, A${n + 1} = A${n} + A${n}`).join('')}) (input [A3000:0] x); endmodule`,
    ],
    [
      'circles',
      'package p; parameter A = B, B = A; typedef t u; typedef u t; endpackage module m (input [p::A:0] x, input p::t y); endmodule',
    ],
    [
      'branches',
      `module m #(parameter P = 1) (input [f(P):0] x); function integer f(input integer a); f = 0; ${'if (a > f) f = a * 2 + f;'.repeat(200)} endfunction endmodule`,
    ],
    [
      'noise',
      Array.from({ length: 200_000 }, (_, n) => '([{<#;\'"`\\module endmodule x,)'[(n * 7919) % 30]).join(''),
    ],
  ])('survives %s without end', async (_, text) => {
    const { diagnostics } = await read(text);
    expect(diagnostics.length).toBeLessThan(30_000);
  });

  it('reads behind millions of lines of comment', async () => {
    const text = '//\n'.repeat(6e6) + 'module commented (input a); endmodule';
    const { descriptors } = await readVerilog({ files: [{ path: 'commented.v', text }] });
    expect(descriptors.map(({ module }) => module)).toEqual(['commented']);
  });

  it('reads twenty megabytes', async () => {
    const module = (n: number) =>
      `module m${n} #(parameter W = ${n}) (input clk, input [W-1:0] d, output reg [W-1:0] q);\n` +
      '  always @(posedge clk) begin\n    q <= d + 1; // next\n  end\n'.repeat(330) +
      'endmodule\n';
    const text = Array.from({ length: 1000 }, (_, n) => module(n)).join('');
    expect(text.length).toBeGreaterThan(19_000_000);
    const start = process.cpuUsage();
    const { descriptors } = await read(text);
    expect(descriptors).toHaveLength(1000);
    const { user, system } = process.cpuUsage(start);
    const linesPerSecond = (text.split('\n').length / (user + system)) * 1e6;
    expect(linesPerSecond).toBeGreaterThan(20_000);
  });
});
