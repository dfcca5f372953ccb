import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portWidth, resolveParameters } from '../src/expression/index.ts';
import { readVerilog } from '../src/index.ts';
import { verilatorPorts } from './verilator.ts';

const FOLDER = join(import.meta.dirname, 'fixtures');
const paths = readdirSync(FOLDER).map((name) => join(FOLDER, name));
const defines = { DEFAULT_WIDTH: '24' };
const read = await readVerilog({
  files: paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  defines,
  bare: true,
});

/** Three sets of overrides for each module with parameters. */
const OVERRIDES: Record<string, Record<string, string>[]> = {
  ansi_ports: [
    { WIDTH: '64', DEPTH: '100' },
    { LEVELS: '7', SEED: "8'h3C", WIDE: "1'b0" },
    { OFFSET: '4', WIDTH: '8', DEPTH: '4' },
  ],
  old_ports: [{ WIDTH: '33' }, { EXTRA: '31' }, { WIDTH: '1', EXTRA: '0' }],
  old_leaf: [{ N: '1' }, { N: '2' }, { N: '3' }],
  conditional_ports: [{ MODE: '0' }, { MODE: '1', N: '4' }, { N: '9' }],
  struct_parameter: [{ PORTS: '1' }, { PORTS: '5' }, { PORTS: '16' }],
};
const cases = Object.entries(OVERRIDES).flatMap(([module, sets]) =>
  [{}, ...sets].map((overrides) => ({ module, overrides, title: `${module} ${JSON.stringify(overrides)}` })),
);

describe('ports and widths are those of verilator --xml-only', () => {
  it('for every module of the fixtures', () => {
    expect(read.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
    expect(read.descriptors.map(({ module }) => module).sort()).toEqual(Object.keys(OVERRIDES).sort());
  });

  it.each(cases)('$title', ({ module, overrides }) => {
    const descriptor = read.descriptors.find((one) => one.module === module)!;
    const { files, includeDirectories } = descriptor;
    const expected = verilatorPorts({ top: module, files, includeDirectories, defines, overrides });
    if (typeof expected === 'string') expect.fail(expected);
    const { values, problems } = resolveParameters(descriptor.parameters, overrides);
    expect(problems).toEqual([]);
    const widths = descriptor.ports.map((port) => {
      const width = portWidth(port, values);
      const direction = { in: 'input', out: 'output', inout: 'inout' }[port.direction];
      return [port.name, { direction, width: width.ok ? width.value : width.message }] as const;
    });
    expect(new Map(widths)).toEqual(expected);
  });
});
