import { hasOwnModule } from '../../rtl/debug/features.ts';
import type { Suite } from '../suite.ts';
import type { DeliveryTest } from '../test.ts';
import { USUAL_WEIGHTS, randomImage } from './random.ts';

/** A debugger halts and steps at random: the program must not see it. */
export const debug: Suite = {
  id: 'debug',
  missing: (options) => (hasOwnModule(options) ? undefined : 'no-debug-port'),
  tests: (options) =>
    [6, 8, 10].map((halts, index): DeliveryTest => {
      const seed = 1001 + index;
      return {
        suite: 'debug',
        name: `debug-halts-${halts}`,
        about: `halts and steps up to 2^${halts} cycles apart in a random program, which must end as without`,
        plusargs: [`+halts=${halts}`, `+seed=${seed}`],
        ...randomImage(options, { seed, weights: USUAL_WEIGHTS, blocks: 60 }),
      };
    }),
};
