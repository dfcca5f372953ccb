import { expect, it } from 'vitest';
import type { PlanContext } from '../planContext.ts';
import { mappingOf } from './programs.ts';
import { isBeyondYosys, readingOf } from './reading.ts';

// What Yosys 0.23 and 0.64 refuse and take was tried with `read_verilog -sv`.
it.each([
  'module m import p::*; (input a); endmodule',
  'import p::t;',
  'function f(input a); return a; endfunction',
  'assign b = a inside {1, [4:6]};',
  "assign q = '{a, b};",
  'module m (input logic [1:0] a [2], output b);',
])('%s is beyond its reader', (text) => {
  expect(isBeyondYosys(text)).toBe(true);
});

it.each([
  'import "DPI-C" function int f();',
  '// import p::*;\nassign b = p::A; /* return */',
  '$display("return of \'{x}");',
  "assign b = 8'(a) + W'(3);",
  'module m (input logic [1:0][3:0] a, output logic b); logic [3:0] q [2];',
  'assign inside_of = returned;',
])('%s is not', (text) => {
  expect(isBeyondYosys(text)).toBe(false);
});

const SOURCES: Record<string, string> = {
  'old.v': 'module a; endmodule',
  'new.sv': 'import p::*;',
  'rom.v': 'initial $readmemh("a.hex", m);',
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
