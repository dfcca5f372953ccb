import { prove } from '../../../proof/index.ts';
import { BOXES } from './plainVerilog.ts';

/** What tools find in a module: ports without driver, ports with several, connections of unequal widths. */
export interface ToolFaults {
  undriven: Set<string>;
  multiple: Set<string>;
  /** Indices of port connections. */
  width: Set<number>;
}

/** Yosys on drivers and Verilator on widths, for many modules in one run. */
export async function plainFaults(modules: ReadonlyMap<string, string>): Promise<Map<string, ToolFaults>> {
  const tops = [...modules.keys()].map((name) => `  ${name} u_${name} ();`);
  const all = ['// verilator lint_off PINMISSING', 'module all;', ...tops, 'endmodule', ''];
  const lint = [
    '--lint-only',
    '-Wall',
    '-Wno-fatal',
    '-Wno-DECLFILENAME',
    '--error-limit',
    '100000',
    '--top-module',
    'all',
  ];
  const said = await prove({
    files: { 'plain.sv': [BOXES, ...modules.values()].join('\n'), 'all.sv': all.join('\n') },
    steps: [
      ['yosys', '-q', '-p', 'read_verilog -sv plain.sv; hierarchy -check; check'],
      ['verilator', ...lint, 'plain.sv', 'all.sv'],
    ],
    mayFail: true,
  });
  const [text = '', widths = ''] = said.steps.map(({ stdout, stderr }) => stdout + stderr);
  if (said.steps[0]!.code !== 0) throw new Error(text);
  const found = new Map(
    [...modules.keys()].map((name): [string, ToolFaults] => [
      name,
      { undriven: new Set(), multiple: new Set(), width: new Set() },
    ]),
  );
  for (const [, module, wire] of text.matchAll(
    /^Warning: Wire (\w+)\.\\?(\S+)(?: \[\d+\])? is used but has no driver/gm,
  ))
    found.get(module!)?.undriven.add(wire!);
  for (const [, module, wire] of text.matchAll(
    /^Warning: multiple conflicting drivers for (\w+)\.\\?([^\s:]+)/gm,
  ))
    found.get(module!)?.multiple.add(wire!);
  for (const [, module, line] of widths.matchAll(/^%Warning-WIDTH\w*: (\w+):(\d+):/gm))
    found.get(module!)?.width.add(Number(line) - 1);
  if (/^%Error(?!: Exiting)/m.test(widths)) throw new Error(widths);
  return found;
}
