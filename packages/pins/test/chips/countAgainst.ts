import type { ImportedChip } from '@netloom/pins';
import { expect } from 'vitest';

/** Compares what an import says it read and kept with a count over the texts by regular expressions. */
export function countAgainst({ chip, counts }: ImportedChip, mcu: string, gpio?: string): void {
  const text = (xml: string) => xml.replace(/<!--[\s\S]*?-->/g, '');
  const found = (xml: string, pattern: RegExp) => [...text(xml).matchAll(pattern)].length;
  const read = (kind: string) => counts.find((count) => count.kind === kind)?.read ?? 0;
  const total = (file: 'mcu' | 'gpio', isAttribute: boolean) =>
    counts
      .filter((count) => count.file === file && !count.kind.endsWith('#text'))
      .filter(({ kind }) => kind.includes('@') === isAttribute)
      .reduce((sum, count) => sum + count.read, 0);

  // Every element and every attribute of the files is in one of the counts.
  const attributes = (xml: string) =>
    [...text(xml).matchAll(/<[A-Za-z][^>]*>/g)].reduce(
      (sum, [tag]) => sum + [...tag.matchAll(/\s(?!xmlns)[\w:]+=(?:"[^"]*"|'[^']*')/g)].length,
      0,
    );
  expect(total('mcu', false)).toBe(found(mcu, /<[A-Za-z]/g));
  expect(total('mcu', true)).toBe(attributes(mcu));
  if (gpio !== undefined) {
    expect(total('gpio', false)).toBe(found(gpio, /<[A-Za-z]/g));
    expect(total('gpio', true)).toBe(attributes(gpio));
  }

  const pins = found(mcu, /<Pin /g);
  expect(read('Mcu/Pin')).toBe(pins);
  expect(chip!.pins).toHaveLength(pins);
  // GPIO that a pin lists twice is one signal with the modes of both.
  const repeated = [...text(mcu).matchAll(/<Pin [^>]*[^/]>[\s\S]*?<\/Pin>/g)].reduce(
    (sum, [pin]) => sum + Math.max(0, found(pin, /<Signal [^>]*Name="GPIO"/g) - 1),
    0,
  );
  const signals = chip!.pins.reduce((sum, pin) => sum + pin.signals.length, 0);
  expect(signals).toBe(found(mcu, /<Signal /g) - repeated);
  const positions = new Set([...text(mcu).matchAll(/<Pin [^>]*Position="([^"]*)"/g)].map(([, at]) => at));
  expect(new Set(chip!.pins.map(({ position }) => position))).toEqual(positions);
  expect(chip!.ips).toHaveLength(new Set(text(mcu).match(/InstanceName="[^"]*"/g)).size);
  if (gpio !== undefined) routesAgainst(chip!, gpio);
}

/** Every alternate function of a pin with the same name in the GPIO file stands in the chip, and no other. */
function routesAgainst(chip: NonNullable<ImportedChip['chip']>, gpio: string): void {
  const described = new Map(
    [...gpio.matchAll(/<GPIO_Pin [^>]*Name="([^"]*)"[^>]*>([\s\S]*?)<\/GPIO_Pin>/g)].map(([, name, body]) => [
      name!.replace(/^(?:PortName="[^"]*" )?/, ''),
      body!,
    ]),
  );
  for (const pin of chip.pins) {
    const body = described.get(pin.name);
    if (body === undefined) continue;
    for (const [, name, inner] of body.matchAll(/<PinSignal Name="([^"]*)"[^>]*>([\s\S]*?)<\/PinSignal>/g)) {
      const signal = pin.signals.find((one) => one.name === name);
      if (!signal) continue;
      const macros = [...inner!.matchAll(/<PossibleValue>([^<]*)</g)].map(([, macro]) => macro!.trim());
      const kept = (signal.routes ?? []).flatMap(({ macro }) => macro ?? []);
      expect(kept.toSorted(), `${pin.name} ${name}`).toEqual(macros.toSorted());
    }
  }
}
