import type { ClockNode, ClockTree } from '../clockTree.ts';
import { buses } from './buses.ts';
import { flash180 } from './flash.ts';
import { i2sPll } from './i2sPll.ts';
import { kernelMux } from './kernelMux.ts';
import { clock48, fmpi2c1, i2sByBus, sdio } from './kernelMuxes.ts';
import { kernels } from './kernels.ts';
import { mainPll } from './mainPll.ts';
import { clockOutputs } from './outputs.ts';
import { power } from './power.ts';
import { upTo180 } from './profiles.ts';
import { rtc } from './rtc.ts';
import { audioDivider, saiPll } from './saiPll.ts';
import { externalAudio, sources } from './sources.ts';

const MHZ = 1_000_000;
const vco = { manual: 'RM0390', vcoMin: 100 * MHZ, nMin: 50 };

const sai = ([1, 2] as const).flatMap((instance) =>
  kernelMux({
    name: `SAI${instance}Source`,
    output: `SAI${instance}CLK`,
    inputs: [
      ['PLLSAIDivQ', 'PLLSAI'],
      ['PLLI2SDivQ', 'PLLI2S'],
      ['PLLR', 'PLLR'],
      instance === 1 ? ['I2S_CKIN', 'EXT'] : ['PLLSource', 'PLLSRC'],
    ],
    stem: `SAI${instance}`,
    call: `__HAL_RCC_SAI${instance}_CONFIG`,
  }),
);

const spdifrx = kernelMux({
  name: 'SPDIFRXSource',
  output: 'SPDIFRXCLK',
  inputs: [
    ['PLLR', 'PLLR'],
    ['PLLI2SP', 'PLLI2SP'],
  ],
  stem: 'SPDIFRX',
  call: '__HAL_RCC_SPDIFRX_CONFIG',
});

/** HDMI-CEC runs at about 32 kHz: HSI / 488 or LSE. */
const cec: ClockNode[] = [
  { kind: 'source', name: 'HSI488', frequency: (16 * MHZ) / 488 },
  {
    kind: 'mux',
    name: 'CECSource',
    options: [
      { value: 'HSI', input: 'HSI488', macro: 'RCC_CECCLKSOURCE_HSI' },
      { value: 'LSE', input: 'LSE', macro: 'RCC_CECCLKSOURCE_LSE' },
    ],
    default: 'HSI',
    call: '__HAL_RCC_CEC_CONFIG',
  },
  { kind: 'output', name: 'CECCLK', input: 'CECSource' },
];

/** STM32F446 (RM0390 figure 14): SYSCLK may come from output R too. */
export const f446: ClockTree = {
  name: 'STM32F446',
  manual: 'RM0390',
  nodes: [
    ...power([1, 2, 3], 1, true),
    ...sources,
    externalAudio,
    ...mainPll({ ...vco, outMax: 180 * MHZ, hasR: true }),
    ...i2sPll({ ...vco, input: 'PLLSource', hasOwnM: true, outputs: ['P', 'Q', 'R'] }),
    ...saiPll({ ...vco, input: 'PLLSource', hasOwnM: true, outputs: ['P', 'Q'] }),
    audioDivider('PLLI2SDivQ', 'PLLI2SQ', '__HAL_RCC_PLLI2S_PLLSAICLKDIVQ_CONFIG'),
    audioDivider('PLLSAIDivQ', 'PLLSAIQ', '__HAL_RCC_PLLSAI_PLLSAICLKDIVQ_CONFIG'),
    ...buses({ manual: 'RM0390', ...upTo180, hasPllR: true, hasTimpre: true }),
    ...clock48('PLLSAIP'),
    ...sdio,
    ...i2sByBus,
    ...sai,
    ...spdifrx,
    ...fmpi2c1,
    ...cec,
    ...rtc,
    ...clockOutputs(['PLLI2SCLK', 'PLLI2SCLK']),
  ],
  flash: flash180,
  kernels: kernels({
    I2SAPB1CLK: ['I2S2', 'I2S3'],
    I2SAPB2CLK: ['I2S1'],
    SAI1CLK: ['SAI1'],
    SAI2CLK: ['SAI2'],
    SPDIFRXCLK: ['SPDIFRX'],
    FMPI2C1CLK: ['FMPI2C1'],
    CECCLK: ['HDMI_CEC'],
    CLK48: ['USB_OTG_FS'],
    SDIOCLK: ['SDIO'],
  }),
};
