import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Compiles modules with Icarus and runs the one called `bench`; gives all that the simulation printed. `prepare` may
 * put files into the folder that it runs in.
 */
export async function simulate(
  modules: readonly string[],
  prepare: (folder: string) => Promise<void> = async () => {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'netloom-core-'));
  try {
    await writeFile(join(folder, 'bench.sv'), modules.join('\n'));
    await prepare(folder);
    const options = { cwd: folder, timeout: 120_000, maxBuffer: 1 << 24 };
    await execute('iverilog', ['-g2012', '-s', 'bench', '-o', 'bench.vvp', 'bench.sv'], options);
    const { stdout } = await execute('vvp', ['-n', 'bench.vvp'], options);
    return stdout.trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
