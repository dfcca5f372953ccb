import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bufferSource, openWave } from '../src/index.ts';
import { COMPILED_QUICKLY, newFolder } from './dumps.ts';

const source = fileURLToPath(new URL('wavePair.v', import.meta.url));

function run(folder: string, program: string, ...args: string[]): void {
  execFileSync(program, args, { cwd: folder, stdio: 'pipe' });
}

/** The text of a run's VCD by each of the simulators that are asked for. */
export function dumpPair<T extends 'icarus' | 'verilator'>(...simulators: T[]): Record<T, string> {
  const dumps = simulators.map((simulator) => {
    const folder = newFolder();
    if (simulator === 'icarus') {
      run(folder, 'iverilog', '-o', 'pair.vvp', source);
      run(folder, 'vvp', 'pair.vvp');
    } else {
      const options = ['--binary', '--timing', '--trace', '-Wno-fatal', '--top', 'pair'];
      run(folder, 'verilator', ...options, ...COMPILED_QUICKLY, source);
      run(folder, join(folder, 'obj_dir', 'Vpair'));
    }
    return [simulator, readFileSync(join(folder, 'pair.vcd'), 'latin1')];
  });
  return Object.fromEntries(dumps) as Record<T, string>;
}

export async function openText(text: string) {
  const wave = await openWave(bufferSource(new TextEncoder().encode(text)));
  await wave.settled();
  return wave;
}
