import { join } from 'node:path';

/** Folder in the shape of the maker's: `stm32f4xx_hal_driver`, `cmsis_device_f4`, `cmsis-core`. */
export const OUR_HAL = join(import.meta.dirname, 'hal');

export function halIncludes(hal: string, flag: '-I' | '-isystem' = '-I'): string[] {
  const folders = ['stm32f4xx_hal_driver/Inc', 'cmsis_device_f4/Include', 'cmsis-core/Include'];
  return folders.flatMap((folder) => [flag, join(hal, folder)]);
}

export const CORTEX_M4 = ['-mcpu=cortex-m4', '-mthumb'];

/** What generated C keeps: no warning under any of these. */
export const STRICT = [
  '-std=c99',
  '-Wall',
  '-Wextra',
  '-Werror',
  '-Wconversion',
  '-Wshadow',
  '-Wundef',
  '-Wstrict-prototypes',
  '-Wmissing-prototypes',
  '-ffreestanding',
];
