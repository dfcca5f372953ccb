import type { ClockTree } from '../clockTree.ts';
import { buses } from './buses.ts';
import { i2sPllSource } from './f412.ts';
import { flash100of413 } from './flash.ts';
import { i2sPll } from './i2sPll.ts';
import { kernelMux } from './kernelMux.ts';
import { clock48, dfsdm1, fmpi2c1, i2sByBus, lptim1, sdio } from './kernelMuxes.ts';
import { kernels } from './kernels.ts';
import { mainPll } from './mainPll.ts';
import { clockOutputs } from './outputs.ts';
import { power } from './power.ts';
import { upTo100 } from './profiles.ts';
import { rtc } from './rtc.ts';
import { audioDivider } from './saiPll.ts';
import { externalAudio, sources } from './sources.ts';

const MHZ = 1_000_000;
const vco = { manual: 'RM0430', vcoMin: 100 * MHZ, nMin: 50 };

const saiBlocks = (['A', 'B'] as const).flatMap((block) =>
  kernelMux({
    name: `SAI1${block}Source`,
    output: `SAI1${block}CLK`,
    inputs: [
      ['PLLI2SDivR', 'PLLI2SR'],
      ['I2S_CKIN', 'EXT'],
      ['PLLDivR', 'PLLR'],
      ['PLLSource', 'PLLSRC'],
    ],
    stem: `SAI${block}`,
    call: `__HAL_RCC_SAI_BLOCK${block}CLKSOURCE_CONFIG`,
  }),
);

/** STM32F413, F423 (RM0430 figure 15). */
export const f413: ClockTree = {
  name: 'STM32F413',
  manual: 'RM0430',
  nodes: [
    ...power([1, 2, 3], 2, false),
    ...sources,
    externalAudio,
    ...mainPll({ ...vco, outMax: 100 * MHZ, hasR: true }),
    i2sPllSource,
    ...i2sPll({ ...vco, input: 'PLLI2SSource', hasOwnM: true, outputs: ['Q', 'R'] }),
    audioDivider('PLLDivR', 'PLLR', '__HAL_RCC_PLL_PLLSAICLKDIVR_CONFIG'),
    audioDivider('PLLI2SDivR', 'PLLI2SR', '__HAL_RCC_PLLI2S_PLLSAICLKDIVR_CONFIG'),
    ...buses({ manual: 'RM0430', ...upTo100, hasTimpre: true }),
    ...clock48('PLLI2SQ'),
    ...sdio,
    ...i2sByBus,
    ...saiBlocks,
    ...fmpi2c1,
    ...lptim1,
    ...dfsdm1,
    ...rtc,
    ...clockOutputs(['PLLI2SCLK', 'PLLI2SCLK']),
  ],
  flash: flash100of413,
  kernels: kernels({
    I2SAPB1CLK: ['I2S2', 'I2S3'],
    I2SAPB2CLK: ['I2S1', 'I2S4', 'I2S5'],
    SAI1ACLK: ['SAI1'],
    CLK48: ['USB_OTG_FS', 'RNG'],
    SDIOCLK: ['SDIO'],
    FMPI2C1CLK: ['FMPI2C1'],
    LPTIM1CLK: ['LPTIM1'],
    DFSDM1CLK: ['DFSDM1', 'DFSDM2'],
  }),
};
