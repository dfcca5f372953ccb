import { SAMPLE_CHIP } from '@netloom/pins';
import type { Chip } from '@netloom/pins';
import { describe, expect, it } from 'vitest';
import { F407 } from '../chips/f407.ts';
import { hasOpenPinData, importedF407 } from '../chips/importedF407.ts';
import { randomConfiguration } from '../configurations/random.ts';
import { filesOf } from '../generated.ts';
import { inPairs } from '../toolbox.ts';
import { compileAlone, compileUnits } from './compile.ts';
import { unitsOf } from '../unit.ts';

const CHIPS: Chip[] = [SAMPLE_CHIP, F407, ...(hasOpenPinData ? [importedF407()] : [])];
const TARGET = { device: 'STM32F407xx' };
const BATCH = 25;
const COUNT = process.env.NETLOOM_DEEP ? 500 : 150;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const filesFor = (seed: number) => {
  const chip = CHIPS[seed % CHIPS.length]!;
  return filesOf(randomConfiguration(chip, seed).configuration, chip);
};

describe('random legal configurations of the sample chip and of an F407', () => {
  it(`compile without a warning, ${COUNT} of them`, { timeout: 600_000 }, async () => {
    await inPairs(numbers(COUNT / BATCH), async (batch) => {
      const seeds = numbers(BATCH).map((index) => 1 + batch * BATCH + index);
      const units = seeds.flatMap((seed) => unitsOf(filesFor(seed), `random${seed}`));
      await compileUnits(units, TARGET);
    });
  });

  it('compile file by file', async () => {
    await inPairs(numbers(15), (seed) => compileAlone(filesFor(seed), TARGET));
  });
});

describe('the compiler of these tests', () => {
  const withMain = (change: (text: string) => string) =>
    filesFor(1).map(({ path, text }) => ({ path, text: path === 'Src/main.c' ? change(text) : text }));

  it('refuses a name that the HAL does not have', async () => {
    const files = withMain((text) => text.replace('RCC_SYSCLK_DIV', 'RCC_SYSCLK_DIVISOR'));
    const compiled = compileUnits(unitsOf(files, 'broken'), TARGET);
    await expect(compiled).rejects.toThrow(/main\.c:\d+:.*RCC_SYSCLK_DIVISOR/);
  });

  it('refuses a file that does not include what it uses', async () => {
    const files = withMain((text) => text.replaceAll(/#include "(?!main\.h).*/g, ''));
    await expect(compileAlone(files, TARGET)).rejects.toThrow(/MX_GPIO_Init/);
  });
});
