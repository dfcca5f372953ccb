import { writeFile } from 'node:fs/promises';
import { ImageError } from '@netloom/core/program';
import type { SimulatorName } from '@netloom/core/node';
import { Failure } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { chosenCore } from './chosenCore.ts';
import { outcomeOfRun } from './endOf.ts';
import type { End } from './endOf.ts';
import { readProgram } from './program.ts';
import { runOnCore } from './runOnCore.ts';
import type { CoreRun } from './runOnCore.ts';
import { runOnModel } from './runOnModel.ts';

interface Options extends Omit<CoreRun, 'simulator'> {
  simulator: SimulatorName | 'model';
  /** File for the words between the symbols begin_signature and end_signature. */
  signature: string | undefined;
  /** Bytes a line of the signature: 4, 8 or 16. */
  granularity: number;
}

/** Lines of several words, the word of the highest address first, as test suites compare them. */
function grouped(words: string, granularity: number): string {
  const all = words.split('\n').filter(Boolean);
  const size = granularity / 4;
  const lines = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all
      .slice(index * size, (index + 1) * size)
      .reverse()
      .join('')
      .padStart(2 * granularity, '0'),
  );
  return lines.map((text) => `${text}\n`).join('');
}

async function writeSignature({ signature }: End, path: string, granularity: number): Promise<void> {
  if (signature === undefined)
    throw new Failure('--signature: the program has no symbols begin_signature and end_signature');
  await writeFile(path, grouped(signature, granularity));
}

/** `netloom core run --options <file|preset> --elf <file>`: on the generated RTL, or on the model. */
export async function runCoreCommand(named: string, elf: string, run: Options): Promise<Outcome> {
  const options = await chosenCore(named);
  const program = await readProgram(elf);
  try {
    const { simulator } = run;
    if (simulator === 'model' && run.pipeline)
      throw new Failure('--pipeline: the model has none: choose verilator or icarus');
    if (simulator === 'model' && run.packets !== undefined)
      throw new Failure('--packets: the model has no trace port: choose verilator or icarus');
    const end =
      simulator === 'model'
        ? runOnModel(options, program, run)
        : await runOnCore(options, program, { ...run, simulator });
    if (run.signature !== undefined) await writeSignature(end, run.signature, run.granularity);
    return outcomeOfRun(elf, end);
  } catch (error) {
    throw error instanceof ImageError ? new Failure(`${elf}: ${error.message}`) : error;
  }
}
