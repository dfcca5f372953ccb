import type { ClockTree } from '../clockTree.ts';
import { buses } from './buses.ts';
import { clock48OfPll } from './clock48.ts';
import { flash100 } from './flash.ts';
import { i2sPll } from './i2sPll.ts';
import { i2s } from './kernelMuxes.ts';
import { kernels } from './kernels.ts';
import { mainPll } from './mainPll.ts';
import { clockOutputs } from './outputs.ts';
import { power } from './power.ts';
import { upTo100 } from './profiles.ts';
import { rtc } from './rtc.ts';
import { externalAudio, sources } from './sources.ts';

const MHZ = 1_000_000;
const vco = { manual: 'RM0383', vcoMin: 100 * MHZ, nMin: 50 };

/** STM32F411 (RM0383 figure 12): PLLI2S divides its input itself. */
export const f411: ClockTree = {
  name: 'STM32F411',
  manual: 'RM0383',
  nodes: [
    ...power([1, 2, 3], 2, false),
    ...sources,
    externalAudio,
    ...mainPll({ ...vco, outMax: 100 * MHZ, hasR: false }),
    ...i2sPll({ ...vco, input: 'PLLSource', hasOwnM: true, outputs: ['R'] }),
    ...buses({ manual: 'RM0383', ...upTo100, hasTimpre: true }),
    clock48OfPll,
    ...i2s,
    ...rtc,
    ...clockOutputs(['PLLI2SCLK', 'PLLI2SCLK']),
  ],
  flash: flash100,
  kernels: kernels({
    I2SCLK: ['I2S1', 'I2S2', 'I2S3', 'I2S4', 'I2S5'],
    CLK48: ['USB_OTG_FS', 'SDIO'],
  }),
};
