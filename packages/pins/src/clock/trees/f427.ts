import type { ClockTree } from '../clockTree.ts';
import { buses } from './buses.ts';
import { clock48OfPll } from './clock48.ts';
import { flash180 } from './flash.ts';
import { i2sPll } from './i2sPll.ts';
import { i2s, saiBlocks } from './kernelMuxes.ts';
import { kernels } from './kernels.ts';
import { mainPll } from './mainPll.ts';
import { clockOutputs } from './outputs.ts';
import { power } from './power.ts';
import { upTo180 } from './profiles.ts';
import { rtc } from './rtc.ts';
import { audioDivider, displayDivider, saiPll } from './saiPll.ts';
import { externalAudio, sources } from './sources.ts';

const MHZ = 1_000_000;
const vco = { manual: 'RM0090', vcoMin: 100 * MHZ, nMin: 50 };

/** STM32F427, F429, F437, F439 (RM0090 figure 16). */
export const f427: ClockTree = {
  name: 'STM32F4_F427-F437',
  manual: 'RM0090',
  nodes: [
    ...power([1, 2, 3], 1, true),
    ...sources,
    externalAudio,
    ...mainPll({ ...vco, outMax: 180 * MHZ, hasR: false }),
    ...i2sPll({ ...vco, input: 'PLLM', hasOwnM: false, outputs: ['Q', 'R'] }),
    ...saiPll({ ...vco, input: 'PLLM', hasOwnM: false, outputs: ['Q', 'R'] }),
    audioDivider('PLLI2SDivQ', 'PLLI2SQ', '__HAL_RCC_PLLI2S_PLLSAICLKDIVQ_CONFIG'),
    audioDivider('PLLSAIDivQ', 'PLLSAIQ', '__HAL_RCC_PLLSAI_PLLSAICLKDIVQ_CONFIG'),
    displayDivider,
    ...buses({ manual: 'RM0090', ...upTo180, hasTimpre: true }),
    clock48OfPll,
    ...i2s,
    ...saiBlocks,
    { kind: 'output', name: 'LTDCCLK', input: 'PLLSAIDivR' },
    ...rtc,
    ...clockOutputs(['PLLI2SCLK', 'PLLI2SCLK']),
  ],
  flash: flash180,
  kernels: kernels({
    I2SCLK: ['I2S2', 'I2S3'],
    SAI1ACLK: ['SAI1'],
    LTDCCLK: ['LTDC'],
    CLK48: ['USB_OTG_FS', 'SDIO', 'RNG'],
  }),
};
