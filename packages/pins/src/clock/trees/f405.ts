import type { ClockTree } from '../clockTree.ts';
import { buses } from './buses.ts';
import { flash168 } from './flash.ts';
import { i2sPll } from './i2sPll.ts';
import { USB_LIMIT, kernelMux } from './kernelMux.ts';
import { kernels } from './kernels.ts';
import { mainPll } from './mainPll.ts';
import { clockOutputs } from './outputs.ts';
import { power } from './power.ts';
import { rtc } from './rtc.ts';
import { externalAudio, sources } from './sources.ts';

const MHZ = 1_000_000;
const I2S_INPUTS = [
  ['PLLI2SCLK', 'PLLI2S'],
  ['I2S_CKIN', 'EXT'],
] as const;
const manual = 'RM0090';

/** STM32F405, F407, F415, F417 (RM0090 figure 21). */
export const f405: ClockTree = {
  name: 'STM32F4_F405-F407-F415-F417',
  manual,
  nodes: [
    ...power([1, 2], 1, false),
    ...sources,
    externalAudio,
    ...mainPll({ manual, vcoMin: 100 * MHZ, nMin: 50, outMax: 168 * MHZ, hasR: false }),
    ...i2sPll({
      manual,
      vcoMin: 100 * MHZ,
      nMin: 50,
      input: 'PLLM',
      hasOwnM: false,
      outputs: ['R'],
    }),
    ...buses({
      manual,
      system: [
        ['HSI', 'HSI'],
        ['HSE', 'HSE'],
        ['PLLCLK', 'PLLCLK'],
      ],
      hclk: [
        { max: 168, when: { VoltageScale: ['Scale1'] } },
        { max: 144, when: { VoltageScale: ['Scale2'] } },
      ],
      apb: [{ apb1: 42, apb2: 84 }],
      hasTimpre: false,
    }),
    { kind: 'output', name: 'CLK48', input: 'PLLQ', limits: [USB_LIMIT] },
    ...kernelMux({
      name: 'I2SSource',
      output: 'I2SCLK',
      inputs: I2S_INPUTS,
      stem: 'I2S',
      call: '__HAL_RCC_I2S_CONFIG',
    }),
    ...rtc,
    ...clockOutputs(['PLLI2SCLK', 'PLLI2SCLK']),
  ],
  flash: flash168,
  kernels: kernels({ I2SCLK: ['I2S2', 'I2S3'], CLK48: ['USB_OTG_FS', 'SDIO', 'RNG'] }),
};
