import type { ClockTree } from '../clockTree.ts';
import { buses } from './buses.ts';
import { clock48OfPll } from './clock48.ts';
import { flash168 } from './flash.ts';
import { i2sPll } from './i2sPll.ts';
import { i2s } from './kernelMuxes.ts';
import { kernels } from './kernels.ts';
import { mainPll } from './mainPll.ts';
import { clockOutputs } from './outputs.ts';
import { power } from './power.ts';
import { upTo168 } from './profiles.ts';
import { rtc } from './rtc.ts';
import { externalAudio, sources } from './sources.ts';

const MHZ = 1_000_000;
const vco = { manual: 'RM0090', vcoMin: 100 * MHZ, nMin: 50 };

/** STM32F405, F407, F415, F417 (RM0090 figure 21). */
export const f405: ClockTree = {
  name: 'STM32F4_F405-F407-F415-F417',
  manual: 'RM0090',
  nodes: [
    ...power([1, 2], 1, false),
    ...sources,
    externalAudio,
    ...mainPll({ ...vco, outMax: 168 * MHZ, hasR: false }),
    ...i2sPll({ ...vco, input: 'PLLM', hasOwnM: false, outputs: ['R'] }),
    ...buses({ manual: 'RM0090', ...upTo168, hasTimpre: false }),
    clock48OfPll,
    ...i2s,
    ...rtc,
    ...clockOutputs(['PLLI2SCLK', 'PLLI2SCLK']),
  ],
  flash: flash168,
  kernels: kernels({ I2SCLK: ['I2S2', 'I2S3'], CLK48: ['USB_OTG_FS', 'SDIO', 'RNG'] }),
};
