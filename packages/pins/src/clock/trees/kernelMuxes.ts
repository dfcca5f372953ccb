import { USB_LIMIT, kernelMux } from './kernelMux.ts';

/** Lines with one I2S clock for all (RCC_CFGR, I2SSRC). */
export const i2s = kernelMux({
  name: 'I2SSource',
  output: 'I2SCLK',
  inputs: [
    ['PLLI2SCLK', 'PLLI2S'],
    ['I2S_CKIN', 'EXT'],
  ],
  stem: 'I2S',
  call: '__HAL_RCC_I2S_CONFIG',
});

/** Lines with an I2S clock for each APB bus (RCC_DCKCFGR, I2S1SRC and I2S2SRC). */
export const i2sByBus = ([1, 2] as const).flatMap((bus) =>
  kernelMux({
    name: `I2SAPB${bus}Source`,
    output: `I2SAPB${bus}CLK`,
    inputs: [
      ['PLLI2SCLK', 'PLLI2S'],
      ['I2S_CKIN', 'EXT'],
      ['PLLR', 'PLLR'],
      ['PLLSource', 'PLLSRC'],
    ],
    stem: `I2SAPB${bus}`,
    call: `__HAL_RCC_I2S_APB${bus}_CONFIG`,
  }),
);

export const fmpi2c1 = kernelMux({
  name: 'FMPI2C1Source',
  output: 'FMPI2C1CLK',
  inputs: [
    ['PCLK1', 'PCLK1'],
    ['SYSCLK', 'SYSCLK'],
    ['HSI', 'HSI'],
  ],
  stem: 'FMPI2C1',
  call: '__HAL_RCC_FMPI2C1_CONFIG',
});

export const lptim1 = kernelMux({
  name: 'LPTIM1Source',
  output: 'LPTIM1CLK',
  inputs: [
    ['PCLK1', 'PCLK1'],
    ['HSI', 'HSI'],
    ['LSI', 'LSI'],
    ['LSE', 'LSE'],
  ],
  stem: 'LPTIM1',
  call: '__HAL_RCC_LPTIM1_CONFIG',
});

/** The 48 MHz clock, where a second PLL can give it: `alternative` is its output. */
export const clock48 = (alternative: 'PLLI2SQ' | 'PLLSAIP') =>
  kernelMux({
    name: 'CLK48Source',
    output: 'CLK48',
    inputs: [
      ['PLLQ', 'PLLQ'],
      [alternative, alternative],
    ],
    stem: 'CLK48',
    call: '__HAL_RCC_CLK48_CONFIG',
    limits: [USB_LIMIT],
  });

export const sdio = kernelMux({
  name: 'SDIOSource',
  output: 'SDIOCLK',
  inputs: [
    ['CLK48', 'CLK48'],
    ['SYSCLK', 'SYSCLK'],
  ],
  stem: 'SDIO',
  call: '__HAL_RCC_SDIO_CONFIG',
});

export const dfsdm1 = kernelMux({
  name: 'DFSDM1Source',
  output: 'DFSDM1CLK',
  inputs: [
    ['PCLK2', 'PCLK2'],
    ['SYSCLK', 'SYSCLK'],
  ],
  stem: 'DFSDM1',
  call: '__HAL_RCC_DFSDM1_CONFIG',
});

/** SAI1 of the STM32F42x and F469: a choice for each of its blocks. */
export const saiBlocks = (['A', 'B'] as const).flatMap((block) =>
  kernelMux({
    name: `SAI1${block}Source`,
    output: `SAI1${block}CLK`,
    inputs: [
      ['PLLSAIDivQ', 'PLLSAI'],
      ['PLLI2SDivQ', 'PLLI2S'],
      ['I2S_CKIN', 'EXT'],
    ],
    stem: `SAI${block}`,
    call: `__HAL_RCC_SAI_BLOCK${block}CLKSOURCE_CONFIG`,
  }),
);
