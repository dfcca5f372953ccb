import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { importChip, sortPinData, writeChip } from '@netloom/pins';
import { readText } from '../../document.ts';
import { Failure } from '../../failure.ts';
import { OutputFolder } from '../../outputFolder.ts';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';

interface Options {
  output: string;
  overwrite: boolean;
}

/** `netloom pins import <mcu.xml> [gpio.xml]`: a chip from its maker's open pin data. */
export async function importPinData(
  paths: readonly string[],
  { output, overwrite }: Options,
): Promise<Outcome> {
  const files = await Promise.all(
    paths.map(async (path) => ({ name: basename(path), text: await readText(path) })),
  );
  const { chips, others } = sortPinData(files);
  const [found] = chips;
  if (!found)
    throw new Failure(`${paths.join(', ')}: no <Mcu> in it; expected an MCU file of the open pin data`);
  if (chips.length > 1 || others.length > 0) {
    throw new Failure(
      `${chips[1]?.mcu.name ?? others[0]?.name}: expected one MCU file, and the GPIO file that it names`,
    );
  }
  const { mcu, gpio } = found;
  const { chip, counts, diagnostics } = importChip({
    mcu: mcu.text,
    ...(gpio && { gpio: gpio.text }),
    names: { mcu: mcu.name, ...(gpio && { gpio: gpio.name }) },
  });
  const told = counts.map((count) => ({ ...count, reason: count.reason?.message }));
  if (!chip) return outcomeOf(mcu.name, diagnostics, '', { counts: told });
  const target = join(output, `${chip.id}.chip.json`);
  if (existsSync(target) && !overwrite)
    throw new Failure(`${target} is there already. --overwrite replaces it.`);
  new OutputFolder(output).write(`${chip.id}.chip.json`, writeChip(chip));
  const signals = chip.pins.reduce((sum, pin) => sum + pin.signals.length, 0);
  const summary = `${target}: ${chip.model}, ${chip.package}, ${chip.pins.length} pins, ${signals} signals`;
  return outcomeOf(mcu.name, diagnostics, summary, { path: target, chip: chip.id, counts: told });
}
