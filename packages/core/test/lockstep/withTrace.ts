import type { CoreOptions } from '../../src/index.ts';

/** The options with the RVFI port, on which lockstep stands. */
export const withTrace = (options: CoreOptions): CoreOptions => ({
  ...options,
  auxiliary: { ...options.auxiliary, rvfi: true },
});
