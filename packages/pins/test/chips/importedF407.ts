import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importChip } from '@netloom/pins';
import type { Chip } from '@netloom/pins';

const FOLDER = join(import.meta.dirname, '../../../../../shared/data/pins');

/** The maker's files of an STM32F407Z, where the machine has them. */
export const hasOpenPinData = existsSync(FOLDER);
export const NEEDS_DATA = 'needs ../shared/data/pins';

/** The same part as `F407`, from its maker's files. */
export function importedF407(): Chip {
  const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
  const mcu = read('STM32F407Z(E-G)Tx.xml');
  const { chip, diagnostics } = importChip({ mcu, gpio: read('GPIO-STM32F417_gpio_v1_0_Modes.xml') });
  if (!chip) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return chip;
}
