import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { on } from '../../test/configurations/assigned.ts';
import { importChip } from '../import/importChip.ts';
import { solve } from '../solve/solve.ts';
import { analyse } from './analyse.ts';
import { indexOf } from './chipIndex.ts';

/** Folder `mcu` of STM32_open_pin_data. */
const FOLDER = process.env.NETLOOM_OPEN_PIN_DATA ?? '';

/** Bits of ports that a file gives several leads, read off its text alone. */
function repeatedBits(text: string): string[] {
  const leads = new Map<string, Set<string>>();
  for (const [tag] of text.matchAll(/<Pin [^>]*>/g)) {
    const bit = /Name="(P[A-Z]\d+)(?=["_\-/ ])/.exec(tag)?.[1];
    const lead = /Position="([^"]*)"/.exec(tag)![1]!;
    if (bit !== undefined) leads.set(bit, (leads.get(bit) ?? new Set()).add(lead));
  }
  return [...leads].filter(([, all]) => all.size > 1).map(([bit]) => bit);
}

it.runIf(existsSync(FOLDER))(
  'refuses and untangles two signals on one bit in every part that has it on two leads (skipped without NETLOOM_OPEN_PIN_DATA)',
  () => {
    let parts = 0;
    for (const name of readdirSync(FOLDER).filter((each) => each.endsWith('.xml'))) {
      const mcu = readFileSync(join(FOLDER, name), 'utf8');
      const repeated = repeatedBits(mcu);
      if (repeated.length === 0) continue;
      parts++;
      const chip = importChip({ mcu }).chip!;
      const { bits } = indexOf(chip);
      expect([...bits.keys()].toSorted(), name).toEqual(repeated.toSorted());
      for (const pads of bits.values()) {
        const both = on(chip, Object.fromEntries(pads.map((pad) => [pad.name, 'GPIO_Output'])));
        const found = analyse(both, chip).diagnostics.filter(({ code }) => code === 'PINS-PORT-BIT');
        expect(found, `${name} ${pads[0]!.name}`).toHaveLength(pads.length - 1);
        const solved = solve(both, chip);
        expect(solved.search.end, name).toBe('proven');
        expect(analyse(solved.configuration!, chip).isSafe, name).toBe(true);
      }
    }
    expect(parts).toBeGreaterThan(100);
    process.stdout.write(`${parts} parts have a bit of a port on two leads\n`);
  },
  600_000,
);
