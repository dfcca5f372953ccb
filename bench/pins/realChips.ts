import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitionOf, importChip, newConfiguration, setMode, solve } from '@netloom/pins';
import type { Chip, PinConfiguration } from '@netloom/pins';
import { atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

/** The 216-ball parts of the open pin data. */
const PARTS = ['STM32F429NIHx', 'STM32F469NIHx', 'STM32F769NIHx'];

/** Solve-all on real chips with every peripheral that the tool knows, when NETLOOM_OPEN_PIN_DATA names the `mcu` folder. */
export async function realChips(): Promise<Row[]> {
  const folder = process.env['NETLOOM_OPEN_PIN_DATA'];
  if (folder === undefined) return [];
  const rows: Row[] = [];
  for (const part of PARTS) {
    const chip = chipOf(folder, part);
    const wanted = allOf(chip);
    const { moves, infeasible } = solve(wanted, chip);
    const seconds = await fastest(5, () => solve(wanted, chip));
    const count = Object.keys(wanted.peripherals).length;
    const note = `${count} peripherals, ${moves.length} signals placed, ${infeasible.length} conflicts`;
    rows.push(atMost('pins', `solve all of ${part}`, seconds * 1000, 200, 'ms', note));
  }
  return rows;
}

function chipOf(folder: string, part: string): Chip {
  const mcu = readFileSync(join(folder, `${part}.xml`), 'utf8');
  const version = /<IP [^>]*Name="GPIO"[^>]*Version="([^"]+)"/.exec(mcu)?.[1];
  const { chip, diagnostics } = importChip({
    mcu,
    gpio: readFileSync(join(folder, `IP/GPIO-${version}_Modes.xml`), 'utf8'),
  });
  if (!chip) throw new Error(`${part} is not read: ${diagnostics[0]?.message}`);
  return chip;
}

/** Every known peripheral in its first mode. */
function allOf(chip: Chip): PinConfiguration {
  return chip.ips.reduce(
    (configuration, { instance }) => {
      const definition = definitionOf(chip, instance);
      const mode = definition?.name === 'GPIO' ? undefined : definition?.modes[0];
      return mode ? setMode(configuration, instance, mode.name) : configuration;
    },
    newConfiguration('all', chip),
  );
}
