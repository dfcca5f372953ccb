import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '../toolbox.ts';
import { RegisterMachine } from './machine.ts';

const driver = (hal: string, name: string) => join(hal, `stm32f4xx_hal_driver/Src/stm32f4xx_hal${name}.c`);

/** Drivers of the maker whose code does not depend on a configuration. */
const SAME = [
  '',
  '_cortex',
  '_flash',
  '_flash_ex',
  '_gpio',
  '_pwr',
  '_pwr_ex',
  '_uart',
  '_usart',
  '_spi',
  '_dma',
];

/** Those that know the frequency of HSE. */
export const makersSources = (hal: string): string[] => [
  driver(hal, '_rcc'),
  driver(hal, '_rcc_ex'),
  join(hal, 'cmsis_device_f4/Source/Templates/system_stm32f4xx.c'),
];

/** The core's header as it is, but with the instructions of the host. */
function coreForHost(hal: string, folder: string): void {
  const core = ['cmsis-core/Include', 'cmsis-core/Core/Include'].map((path) => join(hal, path));
  const from = core.find((path) => existsSync(join(path, 'core_cm4.h')))!;
  const to = join(folder, 'cmsis-core/Include');
  mkdirSync(to, { recursive: true });
  for (const name of ['core_cm4.h', 'cmsis_version.h', 'mpu_armv7.h']) {
    copyFileSync(join(from, name), join(to, name));
  }
  copyFileSync(join(import.meta.dirname, 'machine/host/cmsis_compiler.h'), join(to, 'cmsis_compiler.h'));
}

/** A register machine with the maker's own HAL; `conf` is a `stm32f4xx_hal_conf.h` with all the drivers. */
export async function makersMachine(hal: string, conf: string): Promise<RegisterMachine> {
  const folder = scratchFolder();
  coreForHost(hal, join(folder, 'core'));
  const machine = new RegisterMachine(folder, hal, join(folder, 'core'));
  const drivers = SAME.map((name) => driver(hal, name));
  await machine.build(drivers, conf);
  return machine;
}
