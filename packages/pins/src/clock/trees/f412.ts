import type { ClockNode, ClockTree } from '../clockTree.ts';
import { buses } from './buses.ts';
import { flash100 } from './flash.ts';
import { i2sPll } from './i2sPll.ts';
import { clock48, dfsdm1, fmpi2c1, i2sByBus, sdio } from './kernelMuxes.ts';
import { kernels } from './kernels.ts';
import { mainPll } from './mainPll.ts';
import { clockOutputs } from './outputs.ts';
import { power } from './power.ts';
import { upTo100 } from './profiles.ts';
import { rtc } from './rtc.ts';
import { externalAudio, sources } from './sources.ts';

const MHZ = 1_000_000;
const vco = { manual: 'RM0402', vcoMin: 100 * MHZ, nMin: 50 };

/** What feeds PLLI2S (RCC_PLLI2SCFGR, PLLI2SSRC), of the STM32F412 and F413. */
export const i2sPllSource: ClockNode = {
  kind: 'mux',
  name: 'PLLI2SSource',
  options: [
    { value: 'PLLSource', input: 'PLLSource', macro: 'RCC_PLLI2SCLKSOURCE_PLLSRC' },
    { value: 'I2S_CKIN', input: 'I2S_CKIN', macro: 'RCC_PLLI2SCLKSOURCE_EXT' },
  ],
  default: 'PLLSource',
  call: '__HAL_RCC_PLL_I2S_CONFIG',
};

/** STM32F412 (RM0402 figure 15). */
export const f412: ClockTree = {
  name: 'STM32F412',
  manual: 'RM0402',
  nodes: [
    ...power([1, 2, 3], 2, false),
    ...sources,
    externalAudio,
    ...mainPll({ ...vco, outMax: 100 * MHZ, hasR: true }),
    i2sPllSource,
    ...i2sPll({ ...vco, input: 'PLLI2SSource', hasOwnM: true, outputs: ['Q', 'R'] }),
    ...buses({ manual: 'RM0402', ...upTo100, hasTimpre: true }),
    ...clock48('PLLI2SQ'),
    ...sdio,
    ...i2sByBus,
    ...fmpi2c1,
    ...dfsdm1,
    ...rtc,
    ...clockOutputs(['PLLI2SCLK', 'PLLI2SCLK']),
  ],
  flash: flash100,
  kernels: kernels({
    I2SAPB1CLK: ['I2S2', 'I2S3'],
    I2SAPB2CLK: ['I2S1', 'I2S4', 'I2S5'],
    CLK48: ['USB_OTG_FS', 'RNG'],
    SDIOCLK: ['SDIO'],
    FMPI2C1CLK: ['FMPI2C1'],
    DFSDM1CLK: ['DFSDM1'],
  }),
};
