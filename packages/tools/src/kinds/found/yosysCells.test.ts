import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PlanContext } from '../planContext.ts';
import { yosysCells } from './vendorCells.ts';

async function cellsOf(text: string) {
  const tree = { readText: () => Promise.resolve(text) } as unknown as PlanContext['tree'];
  const readInstalled = async (path: string) => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return undefined;
    }
  };
  const machine = { readInstalled } as unknown as PlanContext['machine'];
  return yosysCells({ set: { top: 'chip', sources: ['chip.sv'] }, named: ['chip.sv'] }, { tree, machine });
}

const chip = (body: string) => `module chip (input logic clk, output logic out);\n  ${body}\nendmodule\n`;

it.each([
  ['ice40', 'SB_PLL40_CORE', chip('SB_PLL40_CORE u_pll (.REFERENCECLK(clk), .PLLOUTCORE(out));')],
  ['ice40', 'SB_LFOSC', chip("SB_LFOSC u_osc (.CLKLFPU(1'b1), .CLKLFEN(1'b1), .CLKLF(out));")],
  ['ecp5', 'EHXPLLL', chip('EHXPLLL u_pll (.CLKI(clk), .CLKOP(out));')],
  ['xilinx', 'MMCME2_BASE', chip('MMCME2_BASE u_mmcm (.CLKIN1(clk), .CLKOUT0(out));')],
])('elaborates a design with a cell of %s: %s', async (family, cell, text) => {
  const { files, notes } = await cellsOf(text);
  expect(files).toContain(`+/${family}/cells_sim.v`);
  expect(notes.map((note) => note.split(':')[0])).toEqual([cell]);
  const folder = mkdtempSync(join(tmpdir(), 'netloom-cells-'));
  try {
    writeFileSync(join(folder, 'chip.sv'), text);
    const script = (read: readonly string[]) => [
      ...read.map((file) => `read_verilog -lib ${file}`),
      'read_verilog -sv chip.sv',
      'hierarchy -check -top chip',
    ];
    const yosys = (read: readonly string[]) => () =>
      execFileSync('yosys', ['-q', '-p', script(read).join('; ')], { cwd: folder, stdio: 'pipe' });
    expect(yosys(files)).not.toThrow();
    expect(yosys([])).toThrow('is not part of the design');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('reads nothing for a design without such cells, or with one of its own under such a name', async () => {
  const none = { files: [], notes: [] };
  expect(await cellsOf(chip('assign out = clk;'))).toEqual(none);
  const own = `${chip('SB_LFOSC u_osc (.CLKLF(out));')}module SB_LFOSC (output CLKLF);\nendmodule\n`;
  expect(await cellsOf(own)).toEqual(none);
});
