import { memoryBits } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { TFunction } from 'i18next';

/** What lies in memories, whose area is not that of gates; undefined where nothing does. */
export function memorySize(options: CoreOptions): string | undefined {
  const bits = memoryBits(options);
  return bits === 0 ? undefined : `${Number((bits / 8192).toFixed(1))} KiB`;
}

/** The same in words. `t` has the texts of `core`. */
export function memoryText(options: CoreOptions, t: TFunction<'core'>): string | undefined {
  const size = memorySize(options);
  return size && t('figure.memory', { size });
}
