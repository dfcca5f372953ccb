import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importChip } from '@netloom/pins';
import type { PinData } from '@netloom/pins';
import { atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';
import { pinDataXml } from './pinDataXml.ts';

const REAL = join(import.meta.dirname, '../../../shared/data/pins');

/** Import of a chip from files of about 40 kB and 130 kB: a STM32F407's where they lie beside the repository. */
export async function importRows(): Promise<Row[]> {
  const { data, source } = dataOf();
  const { chip, diagnostics } = importChip(data);
  if (!chip) throw new Error(`the measured chip is not read: ${diagnostics[0]?.message}`);
  const seconds = await fastest(5, () => importChip(data));
  const sizes = [data.mcu, data.gpio ?? ''].map((text) => `${Math.round(text.length / 1000)} kB`).join(' + ');
  return [
    atMost(
      'pins',
      'import a chip',
      seconds * 1000,
      300,
      'ms',
      `${sizes}, ${source}, ${chip.pins.length} pins`,
    ),
  ];
}

function dataOf(): { data: PinData; source: string } {
  if (!existsSync(REAL)) return { data: pinDataXml(), source: 'made up' };
  const read = (name: string) => readFileSync(join(REAL, name), 'utf8');
  const data = { mcu: read('STM32F407Z(E-G)Tx.xml'), gpio: read('GPIO-STM32F417_gpio_v1_0_Modes.xml') };
  return { data, source: 'STM32F407Z' };
}
