import { describe, expect, it } from 'vitest';
import type { Macro } from './macro.ts';
import { preprocess } from './preprocess.ts';

function run(text: string, files: Record<string, string> = {}) {
  const macros = new Map<string, Macro>();
  return preprocess('top.sv', text, {
    macros,
    resolveInclude: ({ name }) => (name in files ? { path: name, text: files[name]! } : undefined),
  });
}

/** Text with white space squeezed. */
const squeezed = (text: string) => run(text).text.replaceAll(/\s+/g, ' ').trim();

describe('`define, examples of 22.5.1', () => {
  it('expands with arguments', () => {
    expect(squeezed('`define max(a,b)((a) > (b) ? (a) : (b))\nn = `max(p+q, r+s) ;')).toBe(
      'n = ((p+q) > (r+s) ? (p+q) : (r+s)) ;',
    );
  });

  it('takes empty and default arguments', () => {
    const D = '`define D(x,y) initial $display("start", x , y, "end");\n';
    expect(squeezed(D + '`D( "msg1" , "msg2" )')).toBe('initial $display("start", "msg1" , "msg2", "end");');
    expect(squeezed(D + '`D( " msg1", )')).toBe('initial $display("start", " msg1" , , "end");');
    expect(squeezed(D + '`D(, "msg2 ")')).toBe('initial $display("start", , "msg2 ", "end");');
    expect(squeezed(D + '`D(,)')).toBe('initial $display("start", , , "end");');
    expect(run(D + '`D("msg1")').diagnostics[0]?.message).toContain('missing its argument y');
    expect(run(D + '`D("a","b","c")').diagnostics[0]?.message).toContain('takes 2 arguments, 3 are given');

    const M1 = '`define MACRO1(a=5,b="B",c) $display(a,,b,,c);\n';
    expect(squeezed(M1 + '`MACRO1 ( , 2, 3 )')).toBe('$display(5,,2,,3);');
    expect(squeezed(M1 + '`MACRO1 ( 1 , , 3 )')).toBe('$display(1,,"B",,3);');
    expect(squeezed(M1 + '`MACRO1 ( , 2, )')).toBe('$display(5,,2,,);');
    expect(run(M1 + '`MACRO1 ( 1 )').diagnostics).toHaveLength(1);

    const M2 = '`define MACRO2(a=5, b, c="C") $display(a,,b,,c);\n';
    expect(squeezed(M2 + '`MACRO2 (1, , 3)')).toBe('$display(1,,,,3);');
    expect(squeezed(M2 + '`MACRO2 (, 2, )')).toBe('$display(5,,2,,"C");');
    expect(squeezed(M2 + '`MACRO2 (, 2)')).toBe('$display(5,,2,,"C");');

    const M3 = '`define MACRO3(a=5, b=0, c="C") $display(a,,b,,c);\n';
    expect(squeezed(M3 + '`MACRO3 ( 1 )')).toBe('$display(1,,0,,"C");');
    expect(squeezed(M3 + '`MACRO3 ( )')).toBe('$display(5,,0,,"C");');
    expect(run(M3 + '`MACRO3 ;').diagnostics[0]?.message).toContain('lacks its argument list');
  });

  it('builds strings and names', () => {
    expect(squeezed('`define msg(x,y) `"x: `\\`"y`\\`"`"\n$display(`msg(left side,right side));')).toBe(
      '$display("left side: \\"right side\\"");',
    );
    expect(squeezed('`define append(f) f``_master\n`append(clock)')).toBe('clock_master');
    expect(squeezed('`define HI Hello\n`define LO "`HI, world"\n`define H(x) "Hello, x"\n`LO `H(a)')).toBe(
      '"`HI, world" "Hello, x"',
    );
  });

  it('leaves strings, nested brackets and comments alone', () => {
    expect(squeezed('`define first(a, b) a\n`first({1,2}, (3,4)) `first("x,(", /* , */ y) // `nope\n')).toBe(
      '{1,2} "x,(" // `nope',
    );
    expect(squeezed('`define wide a // no part\n[`wide-1:0]')).toBe('[a -1:0]');
    expect(squeezed('`define one 1 // see /* "x\n`one // */ y')).toBe('1 // */ y');
    expect(squeezed('`define two a \\\n  b\n`two c')).toBe('a b c');
    expect(squeezed('`define two a \\\r\n  b\r\n`two c\r\n')).toBe('a b c');
  });

  it('expands macros in macros and their arguments', () => {
    const macros = '`define TOP(a,b) a + b\n`define max(a,b) ((a)>(b)?(a):(b))\n';
    expect(squeezed(macros + '`TOP( `TOP(b,1), `TOP(42,a) )')).toBe('b + 1 + 42 + a');
    expect(squeezed(macros + '`max(`max(1,2),3)')).toBe('((((1)>(2)?(1):(2)))>(3)?(((1)>(2)?(1):(2))):(3))');
    expect(squeezed('`define A `B\n`define B 7\n`A')).toBe('7');
    expect(squeezed('`define W_a 3\n`define W(x) `W_``x\n`W(a)')).toBe('3');
    expect(squeezed('`define IF(x) `ifdef x yes `else no `endif\n`define A\n`IF(A) `IF(B)')).toBe('yes no');
  });
});

describe('conditions and other directives', () => {
  it.each([
    ['`ifdef A a `elsif B b `else c `endif', 'c'],
    ['`define A\n`ifdef A a `elsif B b `else c `endif', 'a'],
    ['`define B\n`ifdef A a `elsif B b `else c `endif', 'b'],
    ['`define A\n`ifndef A a `else `ifdef A x `ifdef C y `endif `endif `endif z', 'x z'],
    ['`define A 1\n`undef A\n`ifdef A a `endif b', 'b'],
    ['`define A 1\n`undefineall\n`ifdef A a `endif b', 'b'],
    ['`ifdef A `define X(y \n`unknown "\n`endif z', 'z'],
    ['`timescale 1 ns / 10ps\n`default_nettype none\n`celldefine a `endcelldefine `resetall b', 'a b'],
    ['`pragma protect x\n`begin_keywords "1800-2017" a `end_keywords b', 'a b'],
    ['`unconnected_drive pull1\na', 'a'],
    ['a\n`__LINE__ `__FILE__', 'a 2 "top.sv"'],
  ])('%s', (text, result) => {
    expect(squeezed(text)).toBe(result);
    expect(run(text).diagnostics).toEqual([]);
  });

  it('follows `line', () => {
    const { text, place } = run('`line 100 "orig.v" 0\nhere\nthere');
    expect(place(text.indexOf('there'))).toMatchObject({ file: 'orig.v', line: 101, column: 1 });
  });
});

it('maps positions through includes and macros', () => {
  const files = { 'a.svh': '// head\n`define W 8\ninner', 'dir/b.svh': 'unused' };
  const { text, place } = run('\uFEFFone\n`include "a.svh"\n  wire [`W-1:0] x;\r\nlast', files);
  expect(place(text.indexOf('inner'))).toEqual({ kind: 'source', file: 'a.svh', line: 3, column: 1 });
  expect(place(text.indexOf('8'))).toEqual({ kind: 'source', file: 'top.sv', line: 3, column: 9 });
  expect(place(text.indexOf('x;'))).toEqual({ kind: 'source', file: 'top.sv', line: 3, column: 17 });
  expect(place(text.indexOf('last'))).toEqual({ kind: 'source', file: 'top.sv', line: 4, column: 1 });
});

it('takes the name of an included file from a macro', () => {
  expect(run('`define F "x.svh"\n`include `F\nend', { 'x.svh': 'ok' }).text).toContain('ok\nend');
  expect(run('`include <x.svh>', { 'x.svh': 'ok' }).text).toBe('ok');
});

describe('bad input', () => {
  it.each([
    ['a\n `nothing', 'the macro `nothing is not defined', 2],
    ['`include "none.svh"', 'none.svh was not found', 1],
    ['\n/* open', 'comment is not closed', 2],
    ['"open\nnext', 'string is not closed', 1],
    ['`define M(a) a\n`M(1', 'closing bracket', 2],
    ['`define M(a', 'is not closed', 1],
    ['`define 7', 'without a macro name', 1],
    ['`ifdef A\nx', 'no `endif', 1],
    ['`else', 'outside `ifdef', 1],
    ['`ifdef A `else `else `endif', 'follows `else', 1],
    ['`define A `B\n`define B `A\n`A', 'expands to itself', 3],
    ['`', 'without a name', 1],
    ['`ifdef A\n'.repeat(5000), 'nested too deeply', 1],
  ])('%#', (text, message, line) => {
    const [diagnostic] = run(text).diagnostics;
    expect(diagnostic?.message).toContain(message);
    expect(diagnostic?.place).toMatchObject({ file: 'top.sv', line });
  });

  it('names the chain of an include loop, and the include that closes it', () => {
    const files = {
      'a.svh': '`include "b.svh"\n`include "b.svh"',
      'b.svh': '`include "a.svh"\n`include "a.svh"',
    };
    const { diagnostics } = run('`include "a.svh"', files);
    expect(diagnostics).toMatchObject([
      { message: 'include loop: a.svh → b.svh → a.svh', place: { file: 'b.svh', line: 1 } },
    ]);
  });

  it('stops macro bombs', () => {
    const levels = Array.from({ length: 40 }, (_, i) => `\`define L${i + 1} \`L${i}\`L${i}\`L${i}\`L${i}\n`);
    const bomb = run('`define L0 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n' + levels.join('') + '`L40');
    expect(bomb.diagnostics[0]?.message).toContain('too much text');
    const small = levels.map((text) => text.replace('\n', ' x\n')).join('');
    const before = process.cpuUsage();
    expect(run('`define L0\n' + small + '`L40').diagnostics[0]?.message).toContain('too much text');
    expect(process.cpuUsage(before).user).toBeLessThan(4e6);
    expect(run('`define L0\n' + '`L0 '.repeat(7e5)).diagnostics).toEqual([]);
    const wide = run('`define D(x) x x x x x x x x x x\n' + '`D('.repeat(60) + 'y' + ')'.repeat(60));
    expect(wide.diagnostics[0]?.message).toMatch(/too much text|too deeply/);
  });

  it('lists a bounded number of problems', () => {
    const many = Array.from({ length: 5000 }, (_, i) => `\`m${i}`).join('\n');
    expect(run(many).diagnostics).toHaveLength(101);
  });
});
