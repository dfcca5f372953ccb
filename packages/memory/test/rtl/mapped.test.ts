import { generateMemory, memoryRegisterFile, planMemory } from '@netloom/memory';
import type { Memory } from '@netloom/memory';
import { describe, expect, it } from 'vitest';
import { prove } from '../../../../proof/index.ts';
import { memoryOf } from './prove.ts';
import { SHAPES } from './shapes.ts';

function sourcesOf(memory: Memory): Record<string, string> {
  const rtl = generateMemory(memory).files.filter(({ path }) => path.startsWith('rtl/'));
  return Object.fromEntries(rtl.map(({ path, text }) => [path, text]));
}

/** Cells of each kind that Yosys has after synthesis. */
async function mapped(memory: Memory, family: 'ice40' | 'ecp5'): Promise<Record<string, number>> {
  const files = sourcesOf(memory);
  const { steps } = await prove({
    files,
    steps: [
      ['yosys', '-p', `read_verilog -sv ${Object.keys(files).join(' ')}; synth_${family} -top ram; stat`],
    ],
  });
  const stat = steps[0]!.stdout.slice(steps[0]!.stdout.lastIndexOf('Printing statistics'));
  return Object.fromEntries(
    [...stat.matchAll(/^\s+(\w+)\s+(\d+)$/gm)].map(([, cell, count]) => [cell!, Number(count)]),
  );
}

describe('the RTL of a memory', () => {
  it.each(SHAPES)('with %s is clean in Verilator with all warnings, no line too long', async (_, text) => {
    const memory = memoryOf(text);
    const registers: Record<string, string> = memory.registers
      ? { 'rtl/ram_regs.sv': memoryRegisterFile(memory) }
      : {};
    const files = { ...sourcesOf(memory), ...registers };
    const { steps } = await prove({
      files,
      steps: [['verilator', '--lint-only', '-Wall', '--top-module', 'ram', ...Object.keys(files)]],
    });
    expect(steps[0]!.stdout + steps[0]!.stderr).toBe('');
    const lines = Object.values(files).flatMap((file) => file.split('\n'));
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(110);
  });

  it('becomes as many block RAMs of iCE40 as were planned, and no array of flip-flops', async () => {
    const memory = memoryOf({ depth: 1024, width: 16, maskBits: 8, target: 'ice40' });
    const cells = await mapped(memory, 'ice40');
    expect(cells['SB_RAM40_4K']).toBe(planMemory(memory).best!.count);
    expect(cells['SB_RAM40_4K']).toBe(4);
    const flops = Object.entries(cells).filter(([cell]) => cell.startsWith('SB_DFF'));
    expect(flops.reduce((sum, [, count]) => sum + count, 0)).toBeLessThan(8);
  }, 60_000);

  it('becomes the large RAM of iCE40 UltraPlus where that costs less', async () => {
    const memory = memoryOf({ depth: 16_384, width: 32, maskBits: 8, target: 'ice40up' });
    expect((await mapped(memory, 'ice40'))['SB_SPRAM256KA']).toBe(2);
  }, 60_000);

  it('becomes block RAM of ECP5', async () => {
    const memory = memoryOf({ depth: 2048, width: 32, ports: '2rw', target: 'ecp5' });
    const cells = await mapped(memory, 'ecp5');
    expect(cells['DP16KD']).toBe(planMemory(memory).best!.count);
    expect(cells['DP16KD']).toBe(4);
  }, 60_000);
});
