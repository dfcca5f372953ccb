import type { Chip } from '@netloom/pins';
import { chipOf, pinOf } from './small.ts';

const tx = { name: 'USART1_TX', routes: [{ alternate: 1, macro: 'GPIO_AF1_USART1' }] };
const rx = { name: 'USART1_RX', routes: [{ alternate: 1, macro: 'GPIO_AF1_USART1' }] };
const scl = { name: 'I2C1_SCL', routes: [{ alternate: 6, macro: 'GPIO_AF6_I2C1' }] };

/** PA9 on two leads, as small packages of the STM32G0 and C0 have it: on its own and on that of PA11 (RM0444, SYSCFG_CFGR1). */
export const REMAPPED_PAD: Chip = chipOf(
  ['USART1', 'I2C1'],
  [
    pinOf('PA9', [tx, scl], '29'),
    pinOf('PA10', [rx], '32'),
    pinOf('PA11 [PA9]', [], '33'),
    { ...pinOf('PA9 [PA11]', [tx, scl], '33'), variant: 'PINREMAP' },
    pinOf('PB0', [], '14'),
  ],
  'STM32G0',
);

/** PC2 with a direct pad of the converter, as the STM32H7 has it (RM0433, SYSCFG_PMCR). */
export const DIRECT_PAD: Chip = chipOf(
  ['SPI2', 'ADC1', 'ADC3'],
  [
    pinOf('PC2', ['ADC1_INP12', { name: 'SPI2_MISO', routes: [{ alternate: 5 }] }], 'J5'),
    pinOf('PC2_C', ['ADC3_INP0', 'ADC3_INN1', { name: 'SPI2_MISO', routes: [{ alternate: 5 }] }], 'N1'),
    pinOf('PA0', [], 'P1'),
  ],
  'STM32H7',
);
