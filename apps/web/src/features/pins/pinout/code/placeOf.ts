import type { Chip, GeneratedSource } from '@netloom/pins';

export interface CodePlace {
  path: string;
  /** Counted from 1. */
  line: number;
}

/** Where the code sets a pin up; undefined when it does not. `pin` is a name of the chip's. */
export function placeOfPin(
  files: readonly GeneratedSource[],
  chip: Chip,
  pin: string,
): CodePlace | undefined {
  const found = chip.pins.find(({ name }) => name === pin);
  if (found?.port === undefined) return undefined;
  return firstLine(files, new RegExp(`^ *\\/\\* (?:.*, )?P${found.port}${found.number}: `));
}

/** Where the code sets a peripheral up, serves an external interrupt, or begins with the general-purpose pins. */
export function placeOfPeripheral(
  files: readonly GeneratedSource[],
  instance: string,
): CodePlace | undefined {
  if (instance === 'GPIO') return firstLine(files, /^void MX_GPIO_Init\(/);
  if (!/^\w+$/.test(instance)) return undefined;
  return (
    firstLine(files, new RegExp(`\\.Instance = ${instance};`)) ??
    firstLine(files, new RegExp(`^void ${instance}_IRQHandler\\(void\\)$`))
  );
}

function firstLine(files: readonly GeneratedSource[], pattern: RegExp): CodePlace | undefined {
  for (const { path, text } of files) {
    if (!path.startsWith('Src/')) continue;
    const index = text.split('\n').findIndex((line) => pattern.test(line));
    if (index >= 0) return { path, line: index + 1 };
  }
  return undefined;
}
