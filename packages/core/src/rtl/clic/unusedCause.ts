import { hasClic, numberWidth } from '../../options/clic.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';

/** The controller's numbers go beyond those of traps, and only the formal interface tells them. */
export const unusedCause = (options: CoreOptions, cause: string): string =>
  hasClic(options) && !options.auxiliary.rvfi
    ? `logic unused_cause;\nassign unused_cause = ^${cause}[${numberWidth(options) - 1}:5];`
    : '';
