import type { CoreOptions } from '../../options/coreOptions.ts';
import { writesBack } from '../cache/dataShape.ts';

/** Nets of errors that come after their store has retired. */
export const storeError = (options: CoreOptions): string =>
  [options.advanced.storeBuffer && 'lsu_store_error', writesBack(options) && 'cache_error']
    .filter((net) => net !== false)
    .join(' || ');
