import type { Chip } from '@netloom/pins';
import type { MadeFile, Place } from '../../../design/generation/index.ts';

/** A generated file by its name in the folder of the configuration, e.g. `Src/gpio.c`. */
type Source = Pick<MadeFile, 'name' | 'text'>;

/** Where the code sets a pin up; undefined when it does not. `pin` is a name of the chip's. */
export function placeOfPin(files: readonly Source[], chip: Chip, pin: string): Place | undefined {
  const found = chip.pins.find(({ name }) => name === pin);
  if (found?.port === undefined) return undefined;
  return firstLine(files, new RegExp(`^ *\\/\\* (?:.*, )?P${found.port}${found.number}: `));
}

/** Where the code sets a peripheral up, serves an external interrupt, or begins with the general-purpose pins. */
export function placeOfPeripheral(files: readonly Source[], instance: string): Place | undefined {
  if (instance === 'GPIO') return firstLine(files, /^void MX_GPIO_Init\(/);
  if (!/^\w+$/.test(instance)) return undefined;
  return (
    firstLine(files, new RegExp(`\\.Instance = ${instance};`)) ??
    firstLine(files, new RegExp(`^void ${instance}_IRQHandler\\(void\\)$`))
  );
}

function firstLine(files: readonly Source[], pattern: RegExp): Place | undefined {
  for (const { name, text } of files) {
    if (!name.startsWith('Src/')) continue;
    const index = text.split('\n').findIndex((line) => pattern.test(line));
    if (index >= 0) return { name, line: index + 1 };
  }
  return undefined;
}
