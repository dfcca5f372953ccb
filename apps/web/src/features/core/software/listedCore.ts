import type { CoreOptions } from '@netloom/core';

/** A core of the project that there is software for. */
export interface ListedCore {
  folder: string;
  options: CoreOptions;
}
