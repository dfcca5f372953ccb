import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { registerFileText } from '../../src/registers/generate/rtl/index.ts';
import { elaborate } from '../../src/registers/index.ts';
import { ACCESS_MAP } from './access.regs.ts';

const execute = promisify(execFile);
const DRIVER = join(import.meta.dirname, '../../../../ip/bench/apb_driver.sv');

it.each(['combinational', 'registered'] as const)('does what each access mode says, %s', async (readPath) => {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-access-'));
  try {
    const { map, diagnostics } = elaborate({ ...ACCESS_MAP, bus: { ...ACCESS_MAP.bus, readPath } });
    expect(diagnostics).toEqual([]);
    const file = join(folder, 'access_regs.sv');
    await writeFile(file, registerFileText(map));
    const program = join(folder, 'tb.vvp');
    const bench = join(import.meta.dirname, 'access_tb.sv');
    await execute('iverilog', ['-g2012', '-s', 'access_tb', '-o', program, file, bench, DRIVER]);
    const { stdout } = await execute('vvp', ['-n', program], { timeout: 120_000 });
    expect(stdout.trim()).toBe('PASS');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
