import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OUR_HAL } from '../hal.ts';
import { scratchFolder } from '../toolbox.ts';
import { RegisterMachine } from './machine.ts';

/** All drivers: those of the HAL are the same for every configuration, but for the frequency of HSE. */
const MODULES = ['rcc', 'gpio', 'exti', 'dma', 'cortex', 'flash', 'pwr', 'uart', 'usart', 'spi'];
const CONF = [
  '#define TICK_INT_PRIORITY 15U',
  ...MODULES.map((name) => `#include "stm32f4xx_hal_${name}.h"`),
];

/** The source that knows the frequency of HSE. */
export const SYSTEM = join(OUR_HAL, 'cmsis_device_f4/Source/Templates/system_stm32f4xx.c');

/** A register machine with the HAL of the tests. */
export async function ourMachine(): Promise<RegisterMachine> {
  const machine = new RegisterMachine(scratchFolder(), OUR_HAL, OUR_HAL);
  const folder = join(OUR_HAL, 'stm32f4xx_hal_driver/Src');
  await machine.build(
    readdirSync(folder).map((name) => join(folder, name)),
    `#ifndef CONF\n#define CONF\n${CONF.join('\n')}\n#endif\n`,
  );
  return machine;
}
