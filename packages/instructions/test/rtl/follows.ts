import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rtl } from './unitBench.ts';

/** A register `r` is a pair of ports, `r.q` before the cycle and `r.d` after it: one cycle of any that may be. */
const PREPARED =
  'hierarchy -top core_custom; proc; flatten; memory_collect; memory_map; dffunmap; opt_clean; expose -evert-dff core_custom; opt_clean';

/** What is set, and the values that follow from it, whatever else registers and inputs hold. */
export interface Claim {
  set: readonly string[];
  values: readonly string[];
}

const satisfies = ({ set, values }: Claim) =>
  ['sat -verify', ...set.map((each) => `-set ${each}`), ...values.map((each) => `-prove ${each}`)].join(' ');

/** Whether Yosys proves all the claims of a unit. */
export function follows(files: readonly Rtl[], claims: readonly Claim[]): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-follows-'));
  try {
    for (const { path, text } of files) writeFileSync(join(folder, path), text);
    const read = `read_verilog -sv ${files.map(({ path }) => path).join(' ')}`;
    const script = [read, PREPARED, ...claims.map((claim) => `${satisfies(claim)} core_custom`)].join('; ');
    execFileSync('yosys', ['-q', '-p', script], { cwd: folder, stdio: 'pipe', timeout: 240_000 });
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
