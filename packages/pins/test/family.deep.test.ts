import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { importChip } from '@netloom/pins';
import type { Chip } from '@netloom/pins';
import { describe, expect, it } from 'vitest';
import { compileAlone } from './compile/compile.ts';
import { randomConfiguration } from './configurations/random.ts';
import { filesOf } from './generated.ts';

/** Folder with ST's HAL and CMSIS, and folder `mcu` of STM32_open_pin_data. */
const HAL = process.env.NETLOOM_STM32_HAL ?? '';
const MCUS = process.env.NETLOOM_OPEN_PIN_DATA ?? '';
const areThere = existsSync(join(HAL, 'stm32f4xx_hal_driver')) && existsSync(join(MCUS, 'IP'));

/** A part of each line, and the name of its device header's macro (stm32f4xx.h). */
const LINES = {
  STM32F401C: 'STM32F401xC',
  STM32F405R: 'STM32F405xx',
  STM32F410C: 'STM32F410Cx',
  STM32F411R: 'STM32F411xE',
  STM32F412Z: 'STM32F412Zx',
  STM32F413Z: 'STM32F413xx',
  STM32F415: 'STM32F415xx',
  STM32F423: 'STM32F423xx',
  STM32F427V: 'STM32F427xx',
  STM32F429Z: 'STM32F429xx',
  STM32F437: 'STM32F437xx',
  STM32F446Z: 'STM32F446xx',
  STM32F469N: 'STM32F469xx',
  STM32F479: 'STM32F479xx',
};

function imported(part: string): Chip {
  const name = readdirSync(MCUS).find((file) => file.startsWith(part))!;
  const mcu = readFileSync(join(MCUS, name), 'utf8');
  const version = /Name="GPIO" Version="([^"]+)"/.exec(mcu)![1]!;
  return importChip({ mcu, gpio: readFileSync(join(MCUS, `IP/GPIO-${version}_Modes.xml`), 'utf8') }).chip!;
}

describe.skipIf(!areThere)('the lines of STM32F4 (needs NETLOOM_STM32_HAL and NETLOOM_OPEN_PIN_DATA)', () => {
  it.each(Object.entries(LINES))('%s: generated C compiles with its maker’s header', async (part, device) => {
    const chip = imported(part);
    for (const seed of [1, 2, 3]) {
      // Clocks as at reset: those that are drawn are the F407's.
      const { configuration } = randomConfiguration({ ...chip, family: 'any' }, seed);
      const files = filesOf(configuration, chip);
      expect(files.find(({ path }) => path === 'CMakeLists.txt')!.text).toContain(device);
      await compileAlone(files, { device, hal: HAL, include: '-isystem' });
    }
  });
});
