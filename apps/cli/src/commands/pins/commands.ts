import { command } from '../../command.ts';
import { WrongUse } from '../../failure.ts';
import type { Outcome } from '../../report.ts';
import { integer, required } from '../../values.ts';
import type { PinsSubject } from './loadPins.ts';

const chip = { type: 'string' } as const;
const output = { type: 'string' } as const;
const overwrite = { type: 'boolean', default: false } as const;
const files = ['the configuration'];

async function withPins(
  path: string,
  chipPath: string | undefined,
  work: (subject: PinsSubject) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const { loadPins } = await import('./loadPins.ts');
  const loaded = await loadPins(path, chipPath);
  return 'subject' in loaded ? work(loaded.subject) : loaded;
}

function steps(text: string | undefined): number | undefined {
  const count = integer(text, '--budget');
  if (count !== undefined && count < 1) throw new WrongUse('--budget is a number of steps from 1');
  return count;
}

const check = command({
  name: 'pins check',
  usage: `
  pins check    <name>.pins.json                every problem of a pin configuration; exit code 1 on errors
                                                chip: --chip <id>.chip.json; else built in, or in chips/ above the file`,
  options: { chip },
  files,
  run: async (values, [path]) => withPins(path!, values.chip, (await import('./checkPins.ts')).checkPins),
});

const solve = command({
  name: 'pins solve',
  usage: `
  pins solve    <name>.pins.json                pins for all signals  [--keep] [--write] [--budget <steps>]`,
  options: {
    chip,
    keep: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    budget: { type: 'string' },
  },
  files,
  run: async ({ keep, write, ...values }, [path]) => {
    const settings = { keep, write, budget: steps(values.budget) };
    const { solvePins } = await import('./solvePins.ts');
    return withPins(path!, values.chip, (subject) => solvePins(subject, settings));
  },
});

const generate = command({
  name: 'pins generate',
  usage: `
  pins generate <name>.pins.json                its C sources beside it; code between markers stays
                                                [--output <folder>] [--overwrite]`,
  options: { chip, output, overwrite },
  files,
  run: async (values, [path]) => {
    const { generateCode } = await import('./generateCode.ts');
    return withPins(path!, values.chip, (subject) => generateCode(subject, values));
  },
});

const imports = command({
  name: 'pins import',
  usage: `
  pins import   <mcu.xml> [gpio.xml] --output <folder>   a chip from its maker's open pin data  [--overwrite]`,
  options: { output, overwrite },
  files: ['the MCU file'],
  more: 1,
  run: async (values, paths) => {
    const target = required(values.output, '--output');
    const { importPinData } = await import('./importPinData.ts');
    return importPinData(paths, { output: target, overwrite: values.overwrite });
  },
});

export const pinCommands = [check, solve, generate, imports];
