import type { ClockTree } from '../clockTree.ts';
import { buses } from './buses.ts';
import { clock48OfPll } from './clock48.ts';
import { flash84 } from './flash.ts';
import { i2sPll } from './i2sPll.ts';
import { i2s } from './kernelMuxes.ts';
import { kernels } from './kernels.ts';
import { mainPll } from './mainPll.ts';
import { clockOutputs } from './outputs.ts';
import { power } from './power.ts';
import { upTo84 } from './profiles.ts';
import { rtc } from './rtc.ts';
import { externalAudio, sources } from './sources.ts';

const MHZ = 1_000_000;
const vco = { manual: 'RM0368', vcoMin: 192 * MHZ, nMin: 192 };

/** STM32F401 (RM0368 figure 12). */
export const f401: ClockTree = {
  name: 'STM32F4_F401',
  manual: 'RM0368',
  nodes: [
    ...power([2, 3], 2, false),
    ...sources,
    externalAudio,
    ...mainPll({ ...vco, outMax: 84 * MHZ, hasR: false }),
    ...i2sPll({ ...vco, input: 'PLLM', hasOwnM: false, outputs: ['R'] }),
    ...buses({ manual: 'RM0368', ...upTo84, hasTimpre: true }),
    clock48OfPll,
    ...i2s,
    ...rtc,
    ...clockOutputs(['PLLI2SCLK', 'PLLI2SCLK']),
  ],
  flash: flash84,
  kernels: kernels({ I2SCLK: ['I2S2', 'I2S3'], CLK48: ['USB_OTG_FS', 'SDIO'] }),
};
