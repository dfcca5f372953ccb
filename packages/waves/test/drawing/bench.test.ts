import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BenchPort } from '../../src/drawing/index.ts';
import { DRAWING, DUT, made, newFolder, run, said } from './lastBench.ts';

describe('the testbench of a drawing', () => {
  let folder: string;

  beforeAll(() => {
    folder = newFolder();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is accepted by Verilator without a warning', () => {
    run(
      folder,
      'verilator',
      '--lint-only',
      '-Wall',
      '--timing',
      '--top-module',
      'last_tb',
      'last_tb.sv',
      DUT,
    );
  });

  it('passes in Icarus what does as drawn, and fails at the drawn cycle what does not', () => {
    run(folder, 'iverilog', '-g2012', '-o', 'last.vvp', 'last_tb.sv', DUT);
    expect(said(folder, 'vvp', 'last.vvp')).toMatch(/^PASS$/m);
    const broken = said(folder, 'vvp', 'last.vvp', '+bug');
    expect(broken).toMatch(/cycle 3: count is 2, drawn is 1/);
    expect(broken).not.toMatch(/cycle [012]:|PASS/);
  });

  it('names words, waits in gaps, and tells of arrows', () => {
    const { text, diagnostics } = made(DRAWING);
    expect(diagnostics).toEqual([]);
    expect(text).toContain("parameter int GAP_8 = 4,\n    parameter logic [7:0] A = 8'h1");
    expect(text).toContain('repeat (GAP_8 - 1) @(posedge clk);');
    expect(text).toContain('// b~>c together: last[7:0] in cycle 3 to count[3:0] in cycle 3');
  });
});

describe('what stands against a testbench', () => {
  const codes = (text: string, ports?: BenchPort[]) =>
    made(text, ports).diagnostics.map(({ code, severity, message }) => `${severity} ${code} ${message}`);
  const lane = (name: string, wave: string, direction: string) =>
    `{name: '${name}', wave: '${wave}', netloom: {direction: '${direction}'}}`;

  it('is said: names, clocks that stop, labels that do not fit, ports', () => {
    expect(codes(`{signal: [${lane('wire', '0', 'input')}, ${lane('clk', 'p0', 'clock')}]}`)).toEqual([
      'error BENCH-NAME wire is a word of SystemVerilog',
      'error BENCH-CLOCK clk is not p or n throughout: make it an input, or draw it so',
      'warning BENCH-OUTPUT no lane is an output: nothing is checked',
    ]);
    const wide = `{signal: [{name: 'q[3:0]', wave: '=', data: '0x1f', netloom: {direction: 'output'}}]}`;
    expect(codes(wide)).toEqual(['error BENCH-LABEL 0x1f does not fit into 4 bits']);
    expect(codes(wide, [{ name: 'q', direction: 'input', width: 8 }])).toContain(
      "error BENCH-PORT q: the module's port is an input",
    );
  });

  it('is not that a module has more ports: inputs are 0', () => {
    const ports: BenchPort[] = [
      { name: 'q', direction: 'output', width: 1 },
      { name: 'mode', direction: 'input', width: 2 },
    ];
    const { text } = made("{signal: [{name: 'clk', wave: 'p'}, {name: 'q', wave: 'x', netloom: {}}]}", [
      ...ports,
      { name: 'clk', direction: 'input', width: 1 },
    ]);
    expect(text).toMatch(/\.mode\s*\('0\)/);
  });
});
