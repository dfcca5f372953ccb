import type { CoreRow } from '@netloom/contract';
import { checkCore, readCore } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';

/** A core of the project whose options go together. */
export interface SoundCore {
  folder: string;
  options: CoreOptions;
}

export const soundCores = (rows: readonly CoreRow[]): SoundCore[] =>
  rows.flatMap(({ folder, coreJson }) => {
    const { options } = readCore(coreJson);
    return options !== undefined && checkCore(options).length === 0 ? [{ folder, options }] : [];
  });
