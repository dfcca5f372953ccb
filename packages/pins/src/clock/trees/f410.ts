import type { ClockTree } from '../clockTree.ts';
import { buses } from './buses.ts';
import { clock48OfPll } from './clock48.ts';
import { flash100 } from './flash.ts';
import { kernelMux } from './kernelMux.ts';
import { fmpi2c1, lptim1 } from './kernelMuxes.ts';
import { kernels } from './kernels.ts';
import { mainPll } from './mainPll.ts';
import { clockOutputs } from './outputs.ts';
import { power } from './power.ts';
import { upTo100 } from './profiles.ts';
import { rtc } from './rtc.ts';
import { externalAudio, sources } from './sources.ts';

const MHZ = 1_000_000;

const i2sOfPll = kernelMux({
  name: 'I2SSource',
  output: 'I2SCLK',
  inputs: [
    ['PLLR', 'PLLR'],
    ['I2S_CKIN', 'EXT'],
    ['PLLSource', 'PLLSRC'],
  ],
  stem: 'I2SAPB',
  call: '__HAL_RCC_I2S_CONFIG',
});

/** STM32F410 (RM0401 figure 12): one PLL alone. */
export const f410: ClockTree = {
  name: 'STM32F410',
  manual: 'RM0401',
  nodes: [
    ...power([1, 2, 3], 2, false),
    ...sources,
    externalAudio,
    ...mainPll({
      manual: 'RM0401',
      vcoMin: 100 * MHZ,
      nMin: 50,
      outMax: 100 * MHZ,
      hasR: true,
      resetQ: 15,
      resetR: 7,
    }),
    ...buses({ manual: 'RM0401', ...upTo100, hasTimpre: true }),
    clock48OfPll,
    ...i2sOfPll,
    ...fmpi2c1,
    ...lptim1,
    ...rtc,
    ...clockOutputs(['I2SCLK', 'I2SCLK']),
  ],
  flash: flash100,
  kernels: kernels({
    I2SCLK: ['I2S1', 'I2S2', 'I2S5'],
    CLK48: ['RNG'],
    FMPI2C1CLK: ['FMPI2C1'],
    LPTIM1CLK: ['LPTIM1'],
  }),
};
