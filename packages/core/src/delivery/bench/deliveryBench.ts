import { coreBench } from '../../bench/bench.ts';
import type { CoreFile } from '../../generate.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { collector } from './collector.ts';
import { testing } from './testing.ts';

/**
 * The bench of a delivery; `boot`: the folder with what memories start from in every test, as a simulation sees it;
 * `hasOthers`: programs of others are among the tests.
 */
export const deliveryBench = (options: CoreOptions, boot: string, hasOthers = false): CoreFile =>
  coreBench(options, {
    folder: boot,
    added: [...testing(options, hasOthers), ...collector(options)],
    atEnd: `${options.auxiliary.rvfi ? 'write_reached; ' : ''}judge(cause, value);`,
  });
