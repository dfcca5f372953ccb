import { expect, it } from 'vitest';
import { readVerilog } from '../src/index.ts';
import { readSourceList } from '../src/core/index.ts';
import { readEntities } from '../src/vhdl/index.ts';

const read = (...texts: string[]) =>
  readVerilog({ files: texts.map((text, index) => ({ path: `f${index}.sv`, text })) });
const said = (result: Awaited<ReturnType<typeof read>>) =>
  result.diagnostics.map(({ message }) => message).join('\n');

it('types, parameters and interfaces that refer to themselves or each other end, and are told', async () => {
  const result = await read(
    'package p; typedef q::t t; localparam A = q::B; endpackage package q; typedef p::t t; localparam B = p::A; endpackage',
    'module m (input p::t x, input logic [p::A-1:0] y, input ok); endmodule',
    'module s #(parameter type t = t) (input t x, input ok); endmodule',
    'module r #(parameter type axi_req_t = axi_req_t) (input axi_req_t x_req_i, input ok); endmodule',
    'interface i (i.a other); modport a (input x); endinterface module u (i.a port, input ok); endmodule',
  );
  expect(said(result)).toMatch(/refers to itself|nested too deeply|not known/);
  for (const { ports } of result.descriptors) expect(ports.map(({ name }) => name)).toContain('ok');
});

it('names that JavaScript has its own ideas of are names', async () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
  const texts = names.map(
    (name) =>
      `module ${name} #(parameter ${name}_p = 4, parameter type ${name}_t = logic) (input ${name}_t ${name}, output logic [${name}_p-1:0] y); endmodule`,
  );
  const { descriptors, diagnostics } = await read(...texts);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(descriptors.map(({ title }) => title)).toEqual(names);
  for (const { ports, title } of descriptors)
    expect(ports.map(({ name }) => name).sort()).toEqual([title, 'y'].sort());
});

/** Work that grows with the square, or doubles by the level, does not end within the time that any test has. */
it('structures nested without end, and with thousands of members, cost no more than they are worth', async () => {
  const deep = Array.from({ length: 60 }, (_, n) => `typedef struct packed { t${n} a, b; } t${n + 1};`).join(
    ' ',
  );
  const wide = Array.from({ length: 4000 }, (_, n) => `logic [3:0] m${n};`).join(' ');
  const result = await read(
    `package p; typedef logic t0; ${deep} typedef struct packed { ${wide} logic aw_valid, ar_valid; } wide_t; endpackage`,
    'module d #(parameter type u = logic) (input p::t60 x, input u y); endmodule',
    'module w (input p::wide_t wide_i, output y); endmodule',
  );
  expect(result.descriptors.length).toBeGreaterThanOrEqual(1);
});

it('two definitions of one name: the first counts, the second is told at its place', async () => {
  const axi = (extra: string) =>
    `module axi_a #(parameter type axi_req_t = logic) (input axi_req_t s_req_i, input ${extra}); endmodule`;
  const { descriptors, diagnostics } = await read(axi('one'), axi('two'));
  expect(descriptors).toHaveLength(1);
  expect(descriptors[0]!.ports.map(({ name }) => name)).toContain('one');
  expect(diagnostics.find(({ code }) => code === 'HDL-DUPLICATE')).toMatchObject({
    message: 'axi_a is already defined in f0.sv; this definition is not used',
    place: { file: 'f1.sv', line: 1 },
  });
});

it('text that is no core file and no VHDL is read to its end', () => {
  const junk = '(((('.repeat(50_000) + '\'"'.repeat(50_000);
  expect(readEntities('a.vhd', `entity a is port (${junk}`).diagnostics).toHaveLength(1);
  expect(
    readEntities('a.vhd', `${'entity a is generic ('.repeat(2_000)} end`).entities.length,
  ).toBeGreaterThan(0);
  expect(readSourceList('a.core', () => `CAPI=2:\n${'{['.repeat(100_000)}`).diagnostics[0]).toMatchObject({
    ...{ severity: 'error', message: 'the core file is nested too deeply' },
  });
});
