import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_CHIP } from '@netloom/pins';
import { afterAll, describe, expect, it } from 'vitest';
import { buildWithCmake } from './boot/build.ts';
import { configurationFor, programFor } from './boot/program.ts';
import { F407 } from './chips/f407.ts';
import { compileAlone } from './compile/compile.ts';
import { randomConfiguration } from './configurations/random.ts';
import { filesOf } from './generated.ts';
import { withDividersOf } from './registers/baud.ts';
import { expectedState } from './registers/expected.ts';
import { makersMachine, makersSources } from './registers/makersMachine.ts';
import { printed, stateAfter, stateBefore } from './registers/state.ts';
import { inPairs, removeScratch, scratchFolder, tool } from './toolbox.ts';

/** Folder with `stm32f4xx_hal_driver`, `cmsis_device_f4` and `cmsis-core` of STMicroelectronics. */
const HAL = process.env.NETLOOM_STM32_HAL ?? '';
const isThere = existsSync(join(HAL, 'stm32f4xx_hal_driver/Inc/stm32f4xx_hal.h'));

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const chipOf = (seed: number) => (seed % 4 === 0 ? SAMPLE_CHIP : F407);

/** One configuration of the HAL that has all the drivers of these tests. */
function everyDriver(): string {
  const base = configurationFor(F407);
  const peripherals = {
    ...base.peripherals,
    USART2: { mode: 'Synchronous' },
    SPI1: { mode: 'Full_Duplex_Master' },
  };
  const pins = {
    ...base.pins,
    PA2: { signal: 'USART2_TX' },
    PA3: { signal: 'USART2_RX' },
    PA4: { signal: 'USART2_CK' },
    PA5: { signal: 'SPI1_SCK' },
    PA6: { signal: 'SPI1_MISO' },
    PA7: { signal: 'SPI1_MOSI' },
  };
  const files = filesOf(
    {
      ...base,
      peripherals: {
        ...peripherals,
        SPI1: { mode: 'Full_Duplex_Master', parameters: { BaudRatePrescaler: 8 } },
      },
      pins,
    },
    F407,
  );
  return files.find(({ path }) => path.endsWith('stm32f4xx_hal_conf.h'))!.text;
}

afterAll(removeScratch);

describe.skipIf(!isThere)('generated C with the maker’s own HAL (needs NETLOOM_STM32_HAL)', () => {
  it(
    'compiles without a warning, each file by itself, 100 random configurations',
    { timeout: 900_000 },
    async () => {
      const target = { device: 'STM32F407xx', hal: HAL, include: '-isystem' as const };
      await inPairs(seeds(100), (seed) => {
        const { configuration } = randomConfiguration(chipOf(seed), seed);
        return compileAlone(filesOf(configuration, chipOf(seed)), target);
      });
    },
  );

  it('is built and linked by its own CMakeLists.txt', async () => {
    const program = await buildWithCmake(scratchFolder(), programFor(F407), HAL, '', true);
    expect(await tool('.', 'arm-none-eabi-size', program)).toMatch(/boot\.elf/);
  });

  it(
    'leaves every register as the reference manual says, 60 random configurations',
    { timeout: 900_000 },
    async () => {
      const machine = await makersMachine(HAL, everyDriver());
      await inPairs(seeds(60), async (seed) => {
        const { configuration, clocks } = randomConfiguration(chipOf(seed), seed);
        const files = filesOf(configuration, chipOf(seed));
        const recording = await machine.run(`random${seed}`, files, makersSources(HAL));
        expect(recording.end, `random${seed}`).toBe('loop');
        const expected = expectedState(stateBefore(recording), configuration, chipOf(seed), clocks);
        expect(printed(withDividersOf(expected, stateAfter(recording))), `random${seed}`).toEqual(
          printed(expected),
        );
      });
    },
  );
});
