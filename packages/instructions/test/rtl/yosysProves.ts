import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether the proofs of a script of Yosys hold; what else goes wrong is thrown. */
export function proves(files: Readonly<Record<string, string>>, script: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-equal-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    execFileSync('yosys', ['-q', '-p', script], { cwd: folder, stdio: 'pipe', timeout: 600_000 });
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
