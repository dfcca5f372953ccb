import { memoryBits } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import type { TFunction } from 'i18next';

/** What lies in memories, whose area is not that of gates; undefined where nothing does. `t` has the texts of `core`. */
export function memoryText(options: CoreOptions, t: TFunction<'core'>): string | undefined {
  const bits = memoryBits(options);
  if (bits === 0) return undefined;
  return t('figure.memory', { size: `${Number((bits / 8192).toFixed(1))} KiB` });
}
