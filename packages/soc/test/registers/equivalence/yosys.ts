import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Proves with Yosys that `module` of the one text with these parameters does what `module` of the other does, from
 * any state that both share on. Throws with Yosys' words when they differ.
 */
export function proveEquivalent(
  module: string,
  parametric: string,
  parameters: Record<string, string>,
  flat: string,
): void {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-equivalence-'));
  try {
    writeFileSync(join(folder, 'parametric.sv'), parametric);
    writeFileSync(join(folder, 'flat.sv'), flat);
    const settings = Object.entries(parameters).map(([name, value]) => `-set ${name} ${value}`);
    const side = (file: string, name: string, set: string) => `
read_verilog -sv ${file}.sv
${set}
hierarchy -top ${module}
proc; flatten; opt_clean; memory; async2sync; opt_clean
rename -top ${name}
design -stash ${name}`;
    const script = `${side('parametric', 'gold', settings.length > 0 ? `chparam ${settings.join(' ')} ${module}` : '')}
${side('flat', 'gate', '')}
design -copy-from gold gold
design -copy-from gate gate
equiv_make gold gate both
hierarchy -top both
opt_clean
equiv_simple -undef
equiv_induct -undef
equiv_status -assert
`;
    writeFileSync(join(folder, 'script.ys'), script);
    execFileSync('yosys', ['-q', 'script.ys'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 300_000,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
