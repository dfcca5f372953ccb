import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countAgainst } from '../../test/chips/countAgainst.ts';
import { packageLayout } from '../chip/layout/packageLayout.ts';
import { readChip } from '../chip/readChip.ts';
import { writeChip } from '../chip/writeChip.ts';
import { importChip } from './importChip.ts';

/** Folder `mcu` of STM32_open_pin_data. */
const FOLDER = process.env.NETLOOM_OPEN_PIN_DATA ?? '';
const COUNT = 50;

/** Parts of as many lines and packages as there are, the same for the same folder. */
function chosen(): string[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.xml'));
  const lines = [...new Set(names.map((name) => name.slice(0, 9)))];
  const firsts = lines.map((line, index) => {
    const parts = names.filter((name) => name.startsWith(line));
    return parts[(index * 7) % parts.length]!;
  });
  const step = firsts.length / Math.min(COUNT, firsts.length);
  return Array.from(
    { length: Math.min(COUNT, firsts.length) },
    (_, index) => firsts[Math.floor(index * step)]!,
  );
}

it.runIf(existsSync(FOLDER))(
  'reads 50 parts of different lines whole (skipped without NETLOOM_OPEN_PIN_DATA)',
  () => {
    const names = chosen();
    expect(names).toHaveLength(COUNT);
    const ids = new Set<string>();
    for (const name of names) {
      const mcu = readFileSync(join(FOLDER, name), 'utf8');
      const version = /<IP [^>]*Name="GPIO" Version="([^"]*)"/.exec(mcu)![1]!;
      const gpio = readFileSync(join(FOLDER, 'IP', `GPIO-${version}_Modes.xml`), 'utf8');
      const imported = importChip({ mcu, gpio, names: { mcu: name } });
      expect(
        imported.diagnostics.filter(({ severity }) => severity !== 'info'),
        name,
      ).toEqual([]);
      countAgainst(imported, mcu, gpio);
      const chip = imported.chip!;
      expect(readChip(writeChip(chip)), name).toEqual({ chip, diagnostics: [] });
      const { pads } = packageLayout(chip);
      expect(new Set(pads.keys()), name).toEqual(new Set(chip.pins.map(({ position }) => position)));
      ids.add(chip.id);
    }
    expect(ids.size).toBe(COUNT);
  },
);
