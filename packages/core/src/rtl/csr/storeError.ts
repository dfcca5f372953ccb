import { hasClic } from '../../options/clic.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasLateErrors } from '../../options/lateErrors.ts';
import { writesBack } from '../cache/dataShape.ts';

/** Nets of errors that come after their store has retired. */
export const storeError = (options: CoreOptions): string =>
  [options.advanced.storeBuffer && 'lsu_store_error', writesBack(options) && 'cache_error']
    .filter((net) => net !== false)
    .join(' || ');

/** The controller hears of them beside mip. */
export const tellsStoreErrors = (options: CoreOptions): string =>
  hasClic(options) && hasLateErrors(options) ? `assign store_failed = ${storeError(options)};` : '';
