import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countAgainst } from '../../test/chips/countAgainst.ts';
import { readChip } from '../chip/readChip.ts';
import { writeChip } from '../chip/writeChip.ts';
import { importChip } from './importChip.ts';

const FOLDER = join(import.meta.dirname, '../../../../../shared/data/pins');

it.runIf(existsSync(FOLDER))(
  'reads the maker’s own files of an STM32F407Z whole (skipped where ../shared/data/pins is absent)',
  () => {
    const mcu = readFileSync(join(FOLDER, 'STM32F407Z(E-G)Tx.xml'), 'utf8');
    const gpio = readFileSync(join(FOLDER, 'GPIO-STM32F417_gpio_v1_0_Modes.xml'), 'utf8');
    const imported = importChip({ mcu, gpio });
    expect(imported.diagnostics).toEqual([]);
    countAgainst(imported, mcu, gpio);
    const chip = imported.chip!;
    expect(readChip(writeChip(chip))).toEqual({ chip, diagnostics: [] });
    const routes = (name: string, signal: string) =>
      chip.pins.find((pin) => pin.name === name)!.signals.find((one) => one.name === signal)!.routes;
    // Datasheet DS8626 of the STM32F405/407, table 9.
    expect(routes('PA9', 'USART1_TX')).toEqual([{ alternate: 7, macro: 'GPIO_AF7_USART1' }]);
    expect(routes('PA5', 'SPI1_SCK')).toEqual([{ alternate: 5, macro: 'GPIO_AF5_SPI1' }]);
    expect(routes('PA0-WKUP', 'ADC1_IN0')).toBeUndefined();
    // Table 7: LQFP144.
    const positions = ['PA0-WKUP', 'PA13', 'PB2', 'PH0-OSC_IN', 'NRST', 'BOOT0'].map(
      (name) => chip.pins.find((pin) => pin.name === name)!.position,
    );
    expect(positions).toEqual(['34', '105', '48', '23', '25', '138']);
  },
);
