import { WrongUse } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { integer, required } from '../../values.ts';
import { checkPins } from './checkPins.ts';
import { generateCode } from './generateCode.ts';
import { importPinData } from './importPinData.ts';
import { loadPins } from './loadPins.ts';
import { solvePins } from './solvePins.ts';

interface Options {
  chip?: string | undefined;
  keep: boolean;
  write: boolean;
  overwrite: boolean;
  budget?: string | undefined;
  output?: string | undefined;
}

/** Options of each verb; any other is wrong use, not dropped in silence. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  check: ['chip', 'json'],
  solve: ['budget', 'chip', 'json', 'keep', 'write'],
  generate: ['chip', 'json', 'output', 'overwrite'],
  import: ['json', 'output', 'overwrite'],
};

/** `netloom pins check|solve|generate|import <file> …`; `given` are the names of the options on the command line. */
export async function pinsCommand(
  [verb = '', path, ...more]: string[],
  options: Options,
  given: readonly string[],
): Promise<Outcome> {
  const allowed = Object.hasOwn(OPTIONS, verb) ? OPTIONS[verb] : undefined;
  if (!allowed) throw new WrongUse(`pins: expected ${Object.keys(OPTIONS).join(', ')}, found "${verb}"`);
  const foreign = given.find((name) => !allowed.includes(name));
  if (foreign !== undefined) throw new WrongUse(`pins ${verb}: --${foreign} is none of its options`);
  if (verb === 'import') {
    const files = [required(path, 'the MCU file'), ...more];
    return importPinData(files, {
      output: required(options.output, '--output'),
      overwrite: options.overwrite,
    });
  }
  const file = required(path, 'the configuration');
  if (more.length > 0) throw new WrongUse(`pins ${verb}: "${more[0]}" is one file too many`);
  const loaded = await loadPins(file, options.chip);
  if (!('subject' in loaded)) return loaded;
  if (verb === 'check') return checkPins(loaded.subject);
  if (verb === 'solve') return solvePins(loaded.subject, { ...options, budget: steps(options.budget) });
  return generateCode(loaded.subject, options);
}

function steps(text: string | undefined): number | undefined {
  const count = integer(text, '--budget');
  if (count !== undefined && count < 1) throw new WrongUse('--budget is a number of steps from 1');
  return count;
}
