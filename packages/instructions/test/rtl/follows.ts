import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rtl } from './unitBench.ts';

/** A register `r` is a pair of ports, `r.q` before the cycle and `r.d` after it: one cycle of any that may be. */
const PREPARED =
  'hierarchy -top core_custom; proc; flatten; memory_collect; memory_map; dffunmap; opt_clean; expose -evert-dff core_custom; opt_clean';

/** Whether Yosys proves that the values follow from those that are set, whatever else registers and inputs hold. */
export function follows(files: readonly Rtl[], set: readonly string[], values: readonly string[]): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-context-'));
  try {
    for (const { path, text } of files) writeFileSync(join(folder, path), text);
    const given = set.map((each) => `-set ${each}`).join(' ');
    const proved = values.map((each) => `-prove ${each}`).join(' ');
    const script = `read_verilog -sv ${files.map(({ path }) => path).join(' ')}; ${PREPARED}; sat -verify ${given} ${proved} core_custom`;
    execFileSync('yosys', ['-q', '-p', script], { cwd: folder, stdio: 'pipe', timeout: 120_000 });
    return true;
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: Buffer; stdout?: Buffer };
    const said = `${stdout?.toString() ?? ''}${stderr?.toString() ?? ''}`;
    if (!said.includes('proof did fail')) throw error;
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
