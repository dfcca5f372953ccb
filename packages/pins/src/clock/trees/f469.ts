import type { ClockTree } from '../clockTree.ts';
import { buses } from './buses.ts';
import { flash180 } from './flash.ts';
import { i2sPll } from './i2sPll.ts';
import { clock48, i2s, saiBlocks, sdio } from './kernelMuxes.ts';
import { kernels } from './kernels.ts';
import { mainPll } from './mainPll.ts';
import { clockOutputs } from './outputs.ts';
import { power } from './power.ts';
import { upTo180 } from './profiles.ts';
import { rtc } from './rtc.ts';
import { audioDivider, displayDivider, saiPll } from './saiPll.ts';
import { externalAudio, sources } from './sources.ts';

const MHZ = 1_000_000;
const vco = { manual: 'RM0386', vcoMin: 192 * MHZ, nMin: 50 };

/** STM32F469, F479 (RM0386 figure 17). */
export const f469: ClockTree = {
  name: 'STM32F4_F469-F479',
  manual: 'RM0386',
  nodes: [
    ...power([1, 2, 3], 1, true),
    ...sources,
    externalAudio,
    ...mainPll({ ...vco, outMax: 180 * MHZ, hasR: true }),
    ...i2sPll({ ...vco, input: 'PLLM', hasOwnM: false, outputs: ['Q', 'R'] }),
    ...saiPll({ ...vco, input: 'PLLM', hasOwnM: false, outputs: ['P', 'Q', 'R'] }),
    audioDivider('PLLI2SDivQ', 'PLLI2SQ', '__HAL_RCC_PLLI2S_PLLSAICLKDIVQ_CONFIG'),
    audioDivider('PLLSAIDivQ', 'PLLSAIQ', '__HAL_RCC_PLLSAI_PLLSAICLKDIVQ_CONFIG'),
    displayDivider,
    ...buses({ manual: 'RM0386', ...upTo180, hasTimpre: true }),
    ...clock48('PLLSAIP'),
    ...sdio,
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
    CLK48: ['USB_OTG_FS', 'RNG'],
    SDIOCLK: ['SDIO'],
  }),
};
